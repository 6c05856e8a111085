import type { StorageWhy } from "../state/index.ts";
import { Key, Page, UpdateLine } from "./components/index.ts";
import { words } from "./words.ts";

const reload = (): void => location.reload();

/** Stands in for everything where the drawer cannot be opened, and says why and what to do. */
export function Unopened({ why }: { readonly why: StorageWhy }) {
  const { wentWrong, storage, notOpened, tryAgain } = words.value.shell;
  return (
    <Page title={wentWrong}>
      <p>{why === "unknown" ? notOpened : storage[why]}</p>
      <UpdateLine />
      <Key kind="main" onClick={reload}>
        {tryAgain}
      </Key>
    </Page>
  );
}
