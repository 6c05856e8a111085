import { unreachable } from "../../../model/index.ts";
import type { Dock, Surface } from "../../../rules/triomphe/recording/index.ts";
import { type ShortcutRow, type Shortcuts, shortcutsIn } from "../../table/shortcuts.ts";

/** What the keyboard's upper rows belong to here has other letters than at other tables. */
const WAYS: Shortcuts = new Map([
  ["between", "b"],
  ["last-round", "n"],
  ["settle", "m"],
]);

/** Which key does what, as the screen stands: a letter of the upper rows for everybody at the table, of the lower row for the dock. */
export function shortcutsOf({ people, cups, payments, seating, more, dock, asked }: Surface): Shortcuts {
  const own = shortcutsIn([
    ["qwertyui", people.map(({ person }) => person)],
    ["asdfghjk", people.map(({ trick }) => trick)],
    ["P", cups.map(({ key }) => key)],
    ["HGM", [payments, seating, more]],
    ...rowsOf(dock),
    [",.", asked?.waysOut ?? []],
  ]);
  return new Map([...WAYS, ...own]);
}

function rowsOf(dock: Dock): readonly ShortcutRow[] {
  switch (dock.face) {
    case "shows":
      return [["zxcv", [dock.death, ...dock.cards.map(({ key }) => key)]]];
    case "more":
      return [["zx", [dock.seating, dock.stake]]];
    case "stake":
      return [["z", [dock.usual.key]]];
    case "tricks":
    case "seating":
    case "rest":
    case "payments":
    case "pot":
    case "review":
      return [];
    default:
      return unreachable(dock);
  }
}
