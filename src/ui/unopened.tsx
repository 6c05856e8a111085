import type { StorageWhy } from "../state/index.ts";
import { Key, Page } from "./components/index.ts";
import { words } from "./words.ts";

const reload = (): void => location.reload();

/** Stands in for everything where the drawer cannot be opened, and says why and what to do. */
export function Unopened({ why }: { readonly why: StorageWhy }) {
  const { wentWrong, storage, tryAgain } = words.value.shell;
  return (
    <Page title={wentWrong}>
      <p>{storage[why]}</p>
      <Key kind="main" onClick={reload}>
        {tryAgain}
      </Key>
    </Page>
  );
}
