import type { MainKeyOf } from "../../../rules/surface.ts";
import { BookIcon, Key, KeyLink, MoreIcon } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { TapKey } from "../tap-key.tsx";
import { dealWords, useTable } from "../use-table.ts";
import "./foot.css";

/** The book, the key that saves or says what is missing, and everything else. */
export function Foot({ missing }: { readonly missing: string }) {
  const { live, at, surface, drop, shortcutOf } = useTable();
  const { table, common } = words.value;
  return (
    <div class="foot">
      {at.kind === "next" ? (
        <KeyLink class="nav" tap="book" shortcut={shortcutOf("book")} to={paths.book(live.id)} sign={<BookIcon />}>
          {table.book}
        </KeyLink>
      ) : (
        <Key class="nav" tap="drop" shortcut={shortcutOf("drop")} onClick={drop}>
          {table.dropAmendment}
        </Key>
      )}
      <Main main={surface.main} missing={missing} />
      <TapKey of={surface.more} class="nav" sign={<MoreIcon />}>
        {common.more}
      </TapKey>
    </div>
  );
}

interface MainProps {
  readonly main: MainKeyOf<unknown, unknown>;
  /** What is missing, in words. */
  readonly missing: string;
}

/** One key whatever it does, so that it keeps the focus from deal to deal. */
function Main({ main, missing }: MainProps) {
  const { at, preview, save, tap, shortcutOf } = useTable();
  const word = useWord(main, missing);
  if (main.does === "save" && at.kind === "amend" && preview().problems.length > 0) {
    return (
      <Key kind="wait" onClick={toProblem}>
        {words.value.between.cannot}
      </Key>
    );
  }
  const kind = main.does === "jump" ? "wait" : "main";
  const key = (
    <Key
      kind={kind}
      tap={main.does === "save" ? "save" : main.key.id}
      onClick={() => (main.does === "save" ? save() : tap(main.key.tap))}
    >
      {word}
    </Key>
  );
  const uncounted = main.does === "jump" ? main.uncounted : null;
  if (!uncounted) return key;
  const saveUncounted = () => {
    tap(uncounted.tap);
    save();
  };
  return (
    <div class="either">
      {key}
      <Key tap={uncounted.id} shortcut={shortcutOf(uncounted.id)} onClick={saveUncounted}>
        {words.value.table.saveUncounted}
      </Key>
    </div>
  );
}

/** To the first entry that has to be corrected before. */
const toProblem = (): void => document.querySelector<HTMLElement>(".change-preview a")?.focus();

function useWord(main: MainProps["main"], missing: string): string {
  const { live, at, surface } = useTable();
  const { table } = words.value;
  switch (main.does) {
    case "save":
      return at.kind === "amend" ? table.confirmAmended : dealWords(live).save(surface.number);
    case "review":
      return table.saveCorrection;
    case "jump":
      return missing;
  }
}
