import { type PlayerId, type Points, points } from "../../../../model/index.ts";
import { RANKS, type Rank, type Suit } from "../../cards.ts";
import type { Declaration, DeclarationKind, DeclaredIn } from "../../declaration.ts";
import { declarationAmount } from "../../settle/index.ts";
import { lackable } from "../declare.ts";
import type { Face } from "../draft.ts";
import { numbersOn } from "../numbers.ts";
import { rowsOf } from "../rows.ts";
import { DECLARED_IN } from "../ways.ts";
import type { Keys, TapKey } from "./keys.ts";

export interface DeclareFace {
  readonly face: "declare";
  readonly player: PlayerId;
  readonly kind: DeclarationKind;
  /** Complete and noted, or null while something is open. */
  readonly declaration: Declaration | null;
  /** What each opponent pays for it. */
  readonly amount: Points | null;
  readonly of: readonly { readonly of: DeclaredIn; readonly key: TapKey }[];
  readonly lacking: readonly { readonly missing: Rank | Suit; readonly key: TapKey }[];
  /** Numbers of taroks, with the pagat and without it, or of matadors. */
  readonly numbers: readonly {
    readonly withPagat: boolean | null;
    readonly keys: readonly { readonly count: number; readonly key: TapKey }[];
  }[];
  /** The next numbers, where there are more than fit. */
  readonly further: TapKey | null;
  /** What can be done with it once it stands: delete it, note it of another player, take it back with its fine or without, or let it stand again. */
  readonly remove: TapKey | null;
  readonly move: TapKey | null;
  readonly withdraw: readonly TapKey[];
  readonly reinstate: TapKey | null;
  readonly back: TapKey;
  readonly close: TapKey;
}

type Declaring = Extract<Face, { readonly face: "declare" }>;

export function declareFace(keys: Keys, face: Declaring): DeclareFace {
  const { player, choice, row } = face;
  const declaration = row === null ? null : (rowsOf(keys.draft.deal, "declarations")[row] ?? null);
  return {
    face: "declare",
    player,
    kind: choice.kind,
    declaration,
    amount: declaration && points(declarationAmount(declaration, keys.context.rules)),
    ...rowsOfKeys(keys, face),
    ...standing(keys, declaration, row),
    back: keys.of({ tap: "back" }),
    close: keys.of({ tap: "close" }),
  };
}

function rowsOfKeys(keys: Keys, face: Declaring): Pick<DeclareFace, "of" | "lacking" | "numbers" | "further"> {
  switch (face.choice.kind) {
    case "taroks":
      return {
        of: [],
        lacking: [],
        numbers: [true, false].map((pagat) => taroks(keys, face, pagat)),
        further: further(keys),
      };
    case "matadors":
      return { of: [], lacking: [], numbers: [matadors(keys, face)], further: further(keys) };
    case "half":
      return { of: ofKeys(keys, face), lacking: lackingKeys(keys, face), numbers: [], further: null };
    default:
      return { of: ofKeys(keys, face), lacking: [], numbers: [], further: null };
  }
}

function standing(keys: Keys, declaration: Declaration | null, row: number | null) {
  if (!declaration || row === null) return { remove: null, move: null, withdraw: [], reinstate: null };
  const remove = keys.of({ tap: "remove", list: "declarations", row });
  const move = keys.of({ tap: "move", list: "declarations", row });
  if (declaration.withdrawn) return { remove, move, withdraw: [], reinstate: keys.of({ tap: "reinstate", row }, true) };
  const withdraw = [true, false].map((fine) => keys.of({ tap: "withdraw", row, fine }));
  return { remove, move, withdraw, reinstate: null };
}

const further = (keys: Keys): TapKey => keys.of({ tap: "further" });

const taroks = (keys: Keys, { choice, page }: Declaring, withPagat: boolean): DeclareFace["numbers"][number] => ({
  withPagat,
  keys: numbersOn(page, choice.kind, keys.context.rules).map((count) => {
    const on = choice.count === count && choice.withPagat === withPagat;
    return { count, key: keys.of({ tap: "taroks", count, withPagat }, on) };
  }),
});

const matadors = (keys: Keys, { choice, page }: Declaring): DeclareFace["numbers"][number] => ({
  withPagat: null,
  keys: numbersOn(page, choice.kind, keys.context.rules).map((count) => ({
    count,
    key: keys.of({ tap: "matadors", count }, choice.count === count),
  })),
});

const ofKeys = (keys: Keys, { choice }: Declaring): DeclareFace["of"] =>
  DECLARED_IN.map((of) => ({ of, key: keys.of({ tap: "of", of }, choice.of === of) }));

function lackingKeys(keys: Keys, { choice }: Declaring): DeclareFace["lacking"] {
  const shown: readonly (Rank | Suit)[] = choice.of === undefined ? RANKS : lackable(choice.of);
  return shown.map((missing) => ({ missing, key: keys.of({ tap: "lacking", missing }, choice.missing === missing) }));
}
