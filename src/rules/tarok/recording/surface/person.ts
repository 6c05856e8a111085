import type { PlayerId } from "../../../../model/index.ts";
import { DECLARATION_KINDS, type DeclarationKind } from "../../declaration.ts";
import { rowsOf } from "../rows.ts";
import type { Keys, TapKey } from "./keys.ts";
import { type Noted, notedOf } from "./noted.ts";
import { type CardKey, ULTIMO_KEYS } from "./pad.ts";

export interface PersonFace {
  readonly face: "person";
  readonly player: PlayerId;
  readonly noted: readonly { readonly noted: Noted; readonly key: TapKey }[];
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

/** What has keys of its own on this face already. */
const WITH_KEY: readonly Noted["what"][] = ["pagatHome", "nolo", "tout"];

export function personFace(keys: Keys, player: PlayerId): PersonFace {
  const { deal } = keys.draft;
  const single = (tap: "pagatHome" | "nolo" | "tout") => keys.of({ tap, player }, deal[tap] === player);
  const elsewhere = deal.lastTrick !== undefined && deal.lastTrick.winner !== player;
  return {
    face: "person",
    player,
    noted: notedOf(deal, player, keys.context.rules)
      .filter(({ what }) => !WITH_KEY.includes(what))
      .map((noted) => ({ noted, key: keys.of(noted.tap) })),
    declare: DECLARATION_KINDS.map((kind) => ({ kind, key: declareKey(keys, player, kind) })),
    lost: ULTIMO_KEYS.map((card) => ({ ...card, key: keys.of({ tap: "lost", player, ...card }) })),
    pagatHome: single("pagatHome"),
    nolo: single("nolo"),
    tout: single("tout"),
    bagud: elsewhere ? keys.of({ tap: "trick", player }) : null,
    fines: keys.of({ tap: "fines", player }),
    close: keys.of({ tap: "close" }),
  };
}

function declareKey(keys: Keys, player: PlayerId, kind: DeclarationKind): TapKey {
  const made = rowsOf(keys.draft.deal, "declarations").some(
    (one) => one.player === player && one.kind === kind && !one.withdrawn,
  );
  return keys.of({ tap: "declare", player, kind }, made);
}
