import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { EveningId } from "../../model/index.ts";
import type { LiveEvening } from "../../state/index.ts";
import { KeyLink, Page } from "../components/index.ts";
import { GameContext } from "../help/screen.ts";
import { NotFound } from "../not-found.tsx";
import { paths } from "../paths.ts";
import { useApp } from "../use-app.ts";
import { words } from "../words.ts";
import { DeletedPage } from "./deleted-page.tsx";
import { ReaderPage } from "./reader.tsx";

interface Props {
  readonly id: EveningId;
  /** What is shown while the drawer answers; nothing where a blank moment is calmer. */
  readonly opening?: ComponentChildren;
  /** The screen changes the evening: closed where another phone keeps it. */
  readonly changes?: boolean;
  readonly children: (evening: LiveEvening) => ComponentChildren;
}

/** The evening at an address, once it is open; says so where it is not there, deleted, or cannot be read. */
export function WithEvening({ id, opening = null, changes = false, children }: Props) {
  const app = useApp();
  // Held on to: asked again, an evening that is missing is looked for again.
  const opened = useMemo(() => app.openEvening(id), [app, id]).value;
  switch (opened.status) {
    case "opening":
      return <>{opening}</>;
    case "missing":
      return <NotFound />;
    case "deleted":
      return <DeletedPage evening={opened.card.value} />;
    case "failed":
      return <Unreadable why={words.value.shell.storage[opened.why]} />;
    case "open":
      if (changes && opened.evening.reader.value) return <ReaderPage live={opened.evening} />;
      // Another evening is another screen, whatever the one before it remembered.
      return (
        <GameContext.Provider key={id} value={opened.evening.setup.value.game}>
          {children(opened.evening)}
        </GameContext.Provider>
      );
  }
}

function Unreadable({ why }: { readonly why: string }) {
  const { wentWrong, toStart } = words.value.shell;
  return (
    <Page title={wentWrong}>
      <p>{why}</p>
      <KeyLink kind="main" to={paths.start}>
        {toStart}
      </KeyLink>
    </Page>
  );
}
