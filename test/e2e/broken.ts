import type { Page } from "playwright-core";

/** Has every transaction that changes a table be undone with an error of some name, as the browser does it, until it is mended. */
export async function breakWrites(page: Page, table: string, error: string): Promise<void> {
  await page.evaluate(
    ({ table, error }) => {
      const { dataset } = document.documentElement;
      dataset["broken"] = table;
      for (const how of ["put", "add", "delete"] as const) {
        const write = IDBObjectStore.prototype[how] as (...asked: unknown[]) => IDBRequest;
        Object.assign(IDBObjectStore.prototype, {
          [how](this: IDBObjectStore, ...asked: unknown[]) {
            const request = write.apply(this, asked);
            if (dataset["broken"] !== this.name) return request;
            Object.defineProperty(this.transaction, "error", { value: new DOMException("broken", error) });
            request.addEventListener("success", () => this.transaction.abort());
            return request;
          },
        });
      }
    },
    { table, error },
  );
}

export const mendWrites = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset["broken"];
  });

/** From the next load on the page's connections to its database can be cut. */
export const holdConnections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      const opening = open.apply(this, asked);
      opening.addEventListener("success", () => {
        addEventListener("cut", () => {
          opening.result.close();
          opening.result.dispatchEvent(new Event("close"));
        });
        addEventListener("cut silently", () => opening.result.close());
      });
      return opening;
    };
  });

/** Closes the connections that are held, as the browser does it where it runs short; silently: without telling the app. */
export const cutConnections = (page: Page, how: "cut" | "cut silently"): Promise<boolean> =>
  page.evaluate((name) => dispatchEvent(new Event(name)), how);

/** From the next load on the browser opens no database: it throws, or it answers later, an error of some name. */
export const refuseToOpen = (page: Page, error: string, how: "throws" | "answers"): Promise<unknown> =>
  page.addInitScript(
    ({ error, how }) => {
      IDBFactory.prototype.open = () => {
        if (how === "throws") throw new DOMException("refused", error);
        const request = { error: new DOMException("refused", error), onerror: (_: unknown) => {} };
        setTimeout(() => request.onerror({ target: request, preventDefault: () => {}, stopPropagation: () => {} }));
        return request as unknown as IDBOpenDBRequest;
      };
    },
    { error, how },
  );
