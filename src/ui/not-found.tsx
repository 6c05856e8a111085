import { KeyLink, Page } from "./components/index.ts";
import { paths } from "./paths.ts";
import { words } from "./words.ts";

/** What an address shows that leads nowhere. */
export function NotFound() {
  const { notFoundTitle, notFound, toStart } = words.value.shell;
  return (
    <Page title={notFoundTitle}>
      <p>{notFound}</p>
      <KeyLink kind="main" to={paths.start}>
        {toStart}
      </KeyLink>
    </Page>
  );
}
