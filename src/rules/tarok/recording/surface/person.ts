import type { PlayerId } from "../../../../model/index.ts";
import type { DeclarationKind } from "../../declaration.ts";
import { rowsOf } from "../rows.ts";
import type { Keys, TapKey } from "./keys.ts";
import { type Noted, notedOf } from "./noted.ts";
import { type CardKey, ULTIMO_KEYS } from "./pad.ts";

/** One thing that was noted, and the key that opens it. */
export interface NotedKey {
  readonly noted: Noted;
  readonly key: TapKey;
}

/** Everything that was noted of a player, where the player's own face has no room for it. */
export interface NotedFace {
  readonly face: "noted";
  readonly player: PlayerId;
  readonly noted: readonly NotedKey[];
  readonly back: TapKey;
  readonly close: TapKey;
}

/** So much of what was noted has a key on the player's own face. */
const NOTED_SHOWN = 2;

export interface PersonFace {
  readonly face: "person";
  readonly player: PlayerId;
  /** The first of what was noted. */
  readonly noted: readonly NotedKey[];
  /** To all of it, where more was noted. */
  readonly allNoted: { readonly left: number; readonly key: TapKey } | null;
  readonly declare: readonly { readonly kind: DeclarationKind; readonly key: TapKey }[];
  readonly lost: readonly CardKey[];
  readonly pagatHome: TapKey;
  readonly nolo: TapKey;
  readonly tout: TapKey;
  /** To what this player lost in the last trick, once somebody else has won it. */
  readonly bagud: TapKey | null;
  readonly fines: TapKey;
  readonly close: TapKey;
}

/** The keys in the order of how often they are needed. */
const KINDS: readonly DeclarationKind[] = ["half", "taroks", "matadors", "full", "overfull"];

/** What has keys of its own on this face already. */
const WITH_KEY: readonly Noted["what"][] = ["pagatHome", "nolo", "tout"];

export function personFace(keys: Keys, player: PlayerId): PersonFace {
  const { deal } = keys.draft;
  const single = (tap: "pagatHome" | "nolo" | "tout") => keys.of({ tap, player }, deal[tap] === player);
  const noted = notedKeys(keys, player);
  const left = noted.length - NOTED_SHOWN;
  const elsewhere = deal.lastTrick !== undefined && deal.lastTrick.winner !== player;
  return {
    face: "person",
    player,
    noted: noted.slice(0, NOTED_SHOWN),
    allNoted: left > 0 ? { left, key: keys.of({ tap: "allNoted", player }) } : null,
    declare: KINDS.map((kind) => ({ kind, key: declareKey(keys, player, kind) })),
    lost: ULTIMO_KEYS.map((card) => ({ ...card, key: keys.of({ tap: "lost", player, ...card }) })),
    pagatHome: single("pagatHome"),
    nolo: single("nolo"),
    tout: single("tout"),
    bagud: elsewhere ? keys.of({ tap: "trick", player }) : null,
    fines: keys.of({ tap: "fines", player }),
    close: keys.of({ tap: "close" }),
  };
}

const notedKeys = (keys: Keys, player: PlayerId): readonly NotedKey[] =>
  notedOf(keys, player)
    .filter(({ what }) => !WITH_KEY.includes(what))
    .map((noted) => ({ noted, key: keys.of(noted.tap) }));

export const notedFace = (keys: Keys, player: PlayerId): NotedFace => ({
  face: "noted",
  player,
  noted: notedKeys(keys, player),
  back: keys.of({ tap: "back" }),
  close: keys.of({ tap: "close" }),
});

function declareKey(keys: Keys, player: PlayerId, kind: DeclarationKind): TapKey {
  const made = rowsOf(keys.draft.deal, "declarations").some(
    (one) => one.player === player && one.kind === kind && !one.withdrawn,
  );
  return keys.of({ tap: "declare", player, kind }, made && (kind === "taroks" || kind === "matadors"));
}
