import { KeyLink, Page } from "./components/index.ts";
import { ScreenContext } from "./help/screen.ts";
import { paths } from "./paths.ts";
import { words } from "./words.ts";

/** What an address shows that leads nowhere. */
export function NotFound() {
  const { notFoundTitle, notFound, toStart } = words.value.shell;
  return (
    <ScreenContext.Provider value="">
      <Page title={notFoundTitle}>
        <p>{notFound}</p>
        <KeyLink kind="main" to={paths.start}>
          {toStart}
        </KeyLink>
      </Page>
    </ScreenContext.Provider>
  );
}
