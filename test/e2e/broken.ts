import type { Page } from "playwright-core";

/** Has whatever is written to a table undone with an error of some name, as the browser does it, until it is mended. */
export async function breakWrites(page: Page, table: string, error: string): Promise<void> {
  await page.evaluate(
    ({ table, error }) => {
      const { put, add } = IDBObjectStore.prototype;
      const { dataset } = document.documentElement;
      const patch = { put, add };
      for (const how of ["put", "add"] as const) {
        IDBObjectStore.prototype[how] = function (this: IDBObjectStore, ...asked: Parameters<typeof put>) {
          const request = patch[how].apply(this, asked);
          if (this.name !== table || dataset["broken"] === undefined) return request;
          Object.defineProperty(this.transaction, "error", { value: new DOMException("broken", error) });
          request.addEventListener("success", () => this.transaction.abort());
          return request;
        };
      }
      dataset["broken"] = table;
    },
    { table, error },
  );
}

export const mendWrites = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset["broken"];
  });
