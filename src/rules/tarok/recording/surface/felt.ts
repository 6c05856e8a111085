import type { Books } from "../../../../model/index.ts";
import { held, type PlayerId, type Points, playerAccount, points, potAccount } from "../../../../model/index.ts";
import { COUNT_TOTAL, POTS, type Pot } from "../../cards.ts";
import type { Deal } from "../../deal.ts";
import { propose } from "../../rotation.ts";
import type { TarokRules } from "../../rules.ts";
import { countWorths, isAnnulled, lastTrickPays } from "../../settle/index.ts";
import type { DealDraft } from "../draft.ts";
import { dealOf, digitsOf, hasCount, isTooMuch } from "../piles.ts";
import { counting, playing, seatsAsSeen } from "../table.ts";
import type { CardTap } from "../tap.ts";
import type { Keys, TapKey } from "./keys.ts";
import { type Noted, notedOf } from "./noted.ts";

/** A pot before the deal and after it, as far as it is noted. */
export interface CupView {
  readonly pot: Pot;
  readonly before: Points;
  readonly after: Points;
  readonly key: TapKey;
}

export interface CountField {
  readonly key: TapKey;
  /** `counts`: it is typed; `rest`: what the two others leave; `out`: it does not count; `asks`: who else does not?; `none`: no count in this deal. */
  readonly role: "counts" | "rest" | "out" | "asks" | "none";
  /** As typed, or the rest as a number; empty where there is nothing yet. */
  readonly digits: string;
  /** These are more points than there are, and do not count. */
  readonly tooMuch: boolean;
  /** What the pile is worth, once both are typed. */
  readonly worth: Points | null;
  readonly caret: boolean;
  /** Deals next, which is why this pile does not count. */
  readonly dealsNext: boolean;
}

/** One of the three who play. */
export interface Column {
  readonly player: PlayerId;
  readonly dealer: boolean;
  readonly balance: Points;
  /** What this deal gives or costs, as far as it is noted. */
  readonly net: Points;
  readonly noted: readonly Noted[];
  /** The dock is this player's. */
  readonly open: boolean;
  readonly person: TapKey;
  readonly last: TapKey;
  /** With what the last trick was won, where it was won by this player with an ultimo. */
  readonly ultimo: (CardTap & { readonly refused: boolean; readonly annulled: boolean }) | null;
  /** Won the last trick, which pays nothing because of a nolo or because somebody went bagud. */
  readonly lastUnpaid: boolean;
  readonly count: CountField;
}

/** Somebody who sits out. */
export interface SittingOut {
  readonly player: PlayerId;
  readonly balance: Points;
  readonly net: Points;
}

/** The pots. */
export const cups = (keys: Keys, after: Books): readonly CupView[] =>
  POTS.map((pot) => ({
    pot,
    before: held(keys.context.state.books, potAccount(pot)),
    after: held(after, potAccount(pot)),
    key: keys.of({ tap: "pot", pot }, isOpen(keys.draft, pot)),
  }));

const isOpen = ({ face }: DealDraft, pot: Pot): boolean => face.face === "pot" && face.pot === pot;

/** Those who sit out, as they sit. */
export const sittingOut = ({ draft, context }: Keys, after: Books): readonly SittingOut[] =>
  seatsAsSeen(context)
    .filter((id) => draft.deal.sittingOut.includes(id))
    .map((player) => ({ player, ...money(player, context.state.books, after) }));

function money(player: PlayerId, before: Books, after: Books) {
  const balance = held(before, playerAccount(player));
  return { balance, net: points(held(after, playerAccount(player)) - balance) };
}

/** The three who play, as they sit. */
export const columns = (keys: Keys, after: Books): readonly Column[] =>
  playing(keys.draft.deal, keys.context).map((player) => column(keys, player, after));

function column(keys: Keys, player: PlayerId, after: Books): Column {
  const { draft, context } = keys;
  const { dealer, lastTrick } = draft.deal;
  const won = lastTrick?.winner === player;
  return {
    player,
    dealer: dealer === player,
    ...money(player, context.state.books, after),
    noted: notedOf(keys, player),
    open: openPlayer(draft) === player,
    person: keys.of({ tap: "person", player }),
    last: keys.of({ tap: "winner", player }, won),
    ultimo:
      won && lastTrick.ultimo !== undefined
        ? {
            card: lastTrick.ultimo,
            suit: lastTrick.suit,
            refused: lastTrick.refused ?? false,
            annulled: isAnnulled(draft.deal),
          }
        : null,
    lastUnpaid: won && isUnpaid(dealOf(draft), context.rules),
    count: countField(keys, player),
  };
}

/** Of a tout nobody asks what its last trick pays. */
const isUnpaid = (deal: Deal, rules: TarokRules): boolean =>
  deal.lastTrick?.ultimo === undefined && deal.tout === undefined && !lastTrickPays(deal, rules);

/** Whose dock is open. */
export function openPlayer({ face, deal }: DealDraft): PlayerId | undefined {
  if (face.face === "lost") return deal.lost?.[face.row]?.player;
  if (face.face === "ultimo") return deal.lastTrick?.winner;
  return "player" in face ? face.player : undefined;
}

function countField(keys: Keys, player: PlayerId): CountField {
  const { draft, context } = keys;
  const { caret } = draft;
  const { counts } = dealOf(draft);
  const third = player === draft.doesNotCount;
  const worths = counts && countWorths(counts, playing(draft.deal, context), context.rules);
  const worth = worths?.get(player);
  return {
    key: keys.of({ tap: "count", player }),
    role: roleOf(draft, third),
    digits: third
      ? counts
        ? String(COUNT_TOTAL - counts[0].points - counts[1].points)
        : ""
      : digitsShown(draft, player),
    tooMuch: isTooMuch(draft) && caret?.player === player,
    worth: worth === undefined ? null : points(worth),
    caret: caret?.player === player && !caret.swaps && counting(draft, context).includes(player),
    dealsNext: third && propose(context.state, context.rules, draft.deal.dealer).nextDealer === player,
  };
}

/** As typed, with the digit that makes it too much. */
function digitsShown(draft: DealDraft, player: PlayerId): string {
  const { asked, caret } = draft;
  const digits = digitsOf(draft, player);
  const more = isTooMuch(draft) && asked?.tap === "digit" && caret?.player === player;
  return more ? `${digits}${asked.digit}` : digits;
}

function roleOf(draft: DealDraft, third: boolean): CountField["role"] {
  if (!hasCount(draft)) return "none";
  const asking = draft.caret?.swaps === true;
  if (!third) return asking ? "asks" : "counts";
  if (asking) return "counts";
  return dealOf(draft).counts ? "rest" : "out";
}
