import { unreachable } from "../../../model/index.ts";
import type { Dock, Surface, TapKey } from "../../../rules/tarok/recording/index.ts";
import { type ShortcutRow, type Shortcuts, shortcutsIn } from "../../table/shortcuts.ts";

type Row = ShortcutRow;

const QUESTIONS = ",.";
/** Three rows of the keyboard to the right of the columns' own letters, as the dock's rows lie under each other. */
const [UPPER, HOME, LOWER] = ["rtyui", "fghjkl", "vbnm"] as const;

/** Which key does what, as the screen stands. */
export const shortcutsOf = (surface: Surface): Shortcuts =>
  shortcutsIn([...columnRows(surface), ...rowsOf(surface.dock), ...askedRows(surface)]);

/** The columns as they lie: Q A Z are the left one, W S X the middle one, E D C the right one. */
const columnRows = ({ columns, cups, payments, seating, more }: Surface): readonly Row[] => [
  ["qwe", columns.map(({ person }) => person)],
  ["asd", columns.map(({ last }) => last)],
  ["zxc", columns.map(({ count }) => count.key)],
  ["PK", cups.map(({ key }) => key)],
  ["HGM", [payments, seating, more]],
];

const askedRows = ({ asked, main }: Surface): readonly Row[] => [
  [QUESTIONS, asked?.waysOut ?? []],
  ["-", [asked?.move]],
  ["n", [main.does === "jump" ? main.uncounted : null]],
];

const keysIn = (rows: readonly { readonly key: TapKey }[]): readonly TapKey[] => rows.map(({ key }) => key);

function rowsOf(dock: Dock): readonly Row[] {
  switch (dock.face) {
    case "rest":
      return [[HOME, [dock.redeal, dock.voided]]];
    case "pad":
      return [
        [UPPER, keysIn(dock.trick?.tabs ?? [])],
        [HOME, keysIn(dock.trick?.cards ?? [])],
        [LOWER, [dock.jump?.key ?? dock.exchange]],
      ];
    case "person":
      return [
        ["o", [dock.fines]],
        [UPPER, keysIn(dock.declare)],
        [HOME, keysIn(dock.lost)],
        [LOWER, [dock.pagatHome, dock.nolo, dock.tout]],
        [",.-m", [dock.noted[0]?.key, dock.noted[1]?.key, dock.allNoted?.key, dock.bagud]],
      ];
    case "noted":
      return [[UPPER + HOME + LOWER, keysIn(dock.noted)]];
    case "declare": {
      const [first, second] = dock.numbers;
      return [
        [UPPER, keysIn(first?.keys ?? [])],
        [HOME, keysIn(second?.keys ?? [])],
        ["o", [dock.further]],
        [HOME.slice(1), keysIn(dock.of)],
        [LOWER, keysIn(dock.lacking)],
        ["p", [dock.move]],
        [QUESTIONS, dock.reinstate ? [dock.reinstate] : dock.withdraw],
      ];
    }
    case "lost":
      return [
        [UPPER, keysIn(dock.takers)],
        ["p", [dock.move]],
        [HOME, keysIn(dock.cards)],
      ];
    case "fines":
      return [[UPPER + HOME, keysIn(dock.kinds)]];
    case "fine":
      return [
        [UPPER, [dock.waive, dock.ownAmount]],
        ["p", [dock.move]],
        [HOME, [dock.question?.stands, dock.question?.voids]],
        [LOWER, [dock.found?.before, dock.found?.late]],
      ];
    case "ultimo":
      return [[UPPER, [dock.refuse]]];
    case "move":
      return [[HOME, keysIn(dock.others)]];
    case "more":
      return [
        [UPPER, [null, dock.voided]],
        [HOME, [dock.lessRedeal ?? dock.redeal, dock.dealerPays]],
        [LOWER, [...dock.skatTaroks, dock.note]],
      ];
    case "seating":
      return [
        [UPPER, keysIn(dock.dealers)],
        [HOME, keysIn(dock.out[0]?.instead ?? [])],
        [LOWER, keysIn(dock.out[1]?.instead ?? [])],
      ];
    case "payments":
    case "review":
    case "note":
    case "pot":
      return [];
    default:
      return unreachable(dock);
  }
}
