import type { MainKey, Missing } from "../../../../rules/tarok/recording/index.ts";
import { BookIcon, Key, KeyLink, MoreIcon } from "../../../components/index.ts";
import { paths } from "../../../paths.ts";
import { words } from "../../../words.ts";
import { TapKey } from "../tap-key.tsx";
import { useTable } from "../use-table.ts";

/** The book, the key that saves or says what is missing, and everything else. */
export function Foot() {
  const { live, at, surface, drop } = useTable();
  const { table, common } = words.value;
  return (
    <div class="foot">
      {at.kind === "next" ? (
        <KeyLink class="nav" to={paths.book(live.id)} sign={<BookIcon />}>
          {table.book}
        </KeyLink>
      ) : (
        <Key class="nav" tap="drop" onClick={drop}>
          {table.dropAmendment}
        </Key>
      )}
      <Main main={surface.main} />
      <TapKey of={surface.more} class="nav" sign={<MoreIcon />}>
        {common.more}
      </TapKey>
    </div>
  );
}

function Main({ main }: { readonly main: MainKey }) {
  const { at, surface, save } = useTable();
  const { table } = words.value;
  switch (main.does) {
    case "save":
      return (
        <Key kind="main" tap="save" onClick={save}>
          {at.kind === "amend" ? table.confirmAmended : table.save(surface.number)}
        </Key>
      );
    case "review":
      return (
        <TapKey of={main.key} kind="main">
          {table.saveCorrection}
        </TapKey>
      );
    case "jump":
      return <Jump main={main} />;
  }
}

function Jump({ main: { missing, key, uncounted } }: { readonly main: Extract<MainKey, { does: "jump" }> }) {
  const { save, tap } = useTable();
  const said = useMissing(missing);
  if (!uncounted) {
    return (
      <TapKey of={key} kind="wait">
        {said}
      </TapKey>
    );
  }
  const saveUncounted = () => {
    tap(uncounted.tap);
    save();
  };
  return (
    <div class="either">
      <TapKey of={key} kind="wait">
        {said}
      </TapKey>
      <Key tap={uncounted.id} onClick={saveUncounted}>
        {words.value.table.saveUncounted}
      </Key>
    </div>
  );
}

function useMissing(missing: Missing): string {
  const { names } = useTable();
  const said = words.value.table.missing;
  switch (missing.what) {
    case "count":
    case "tooMuch":
      return said[missing.what](names.short(missing.player));
    default:
      return said[missing.what];
  }
}
