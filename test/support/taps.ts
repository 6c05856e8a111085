import type { PlayerId } from "../../src/model/index.ts";
import type { Deal, Declaration } from "../../src/rules/index.ts";
import type { DealDraft, RecordingContext, Tap } from "../../src/rules/tarok/recording/index.ts";
import { dealOf, tap, tapId } from "../../src/rules/tarok/recording/index.ts";
import { pageOf } from "../../src/rules/tarok/recording/numbers.ts";
import { digitsOf } from "../../src/rules/tarok/recording/piles.ts";
import { surface, type TapKey } from "../../src/rules/tarok/recording/surface/index.ts";
import { keysIn } from "./keys.ts";

/**
 * What a person taps to record a deal, from an empty draft up to the key that saves; each tap is a key that is on the
 * screen by then (`data-tap` is its `tapId`). Texts are typed: the taps `note` and `fineNote` carry them.
 */
export function tapsFor(deal: Deal, empty: DealDraft, context: RecordingContext): readonly Tap[] {
  const hand = new Hand(empty, context);
  seating(hand, deal);
  asides(hand, deal);
  for (const [row, declaration] of (deal.declarations ?? []).entries()) declares(hand, declaration, row);
  for (const fine of deal.fines ?? []) fines(hand, fine, deal.voided ?? false);
  losses(hand, deal);
  if (deal.voided && !hand.draft.deal.voided) hand.atRest({ tap: "voided" });
  for (const what of ["pagatHome", "nolo", "tout"] as const) {
    const player = deal[what];
    if (player === undefined) continue;
    hand.person(player);
    hand.tap({ tap: what, player });
  }
  if (deal.lastTrick) lastTrick(hand, deal.lastTrick);
  counts(hand, deal);
  return hand.taps;
}

/** Taps one key after the other and sees what the screen shows then. */
class Hand {
  readonly taps: Tap[] = [];
  constructor(
    public draft: DealDraft,
    readonly context: RecordingContext,
  ) {}

  tap(...taps: readonly Tap[]): void {
    for (const one of taps) {
      this.taps.push(one);
      this.draft = tap(this.draft, one, this.context);
    }
  }

  /** Taps what is only there when the dock is at rest. */
  atRest(...taps: readonly Tap[]): void {
    if (this.draft.face.face !== "rest") this.tap({ tap: "close" });
    this.tap(...taps);
  }

  /** Turns the dock to a person, where it is not there already. */
  person(player: PlayerId): void {
    const { face } = this.draft;
    if (face.face !== "person" || face.player !== player) this.tap({ tap: "person", player });
  }

  digits(number: number): void {
    this.tap(...[...String(number)].map((digit): Tap => ({ tap: "digit", digit: Number(digit) })));
  }
}

function seating(hand: Hand, { dealer, sittingOut }: Deal): void {
  const differs = () => hand.draft.deal.sittingOut.filter((id) => !sittingOut.includes(id));
  if (dealer === hand.draft.deal.dealer && differs().length === 0) return;
  hand.atRest({ tap: "more" }, { tap: "seating" });
  if (dealer !== hand.draft.deal.dealer) hand.tap({ tap: "dealer", player: dealer });
  for (const insteadOf of differs()) {
    const player = sittingOut.find((id) => !hand.draft.deal.sittingOut.includes(id));
    if (player !== undefined) hand.tap({ tap: "sitOut", player, insteadOf });
  }
}

function asides(hand: Hand, { dealerPays = true, redeals = 0, skatTaroks, note }: Deal): void {
  for (let i = 0; i < redeals; i++) hand.atRest({ tap: "redeal", by: 1 });
  const pays = hand.draft.deal.dealerPays ?? true;
  const wanted: readonly Tap[] = [
    ...(pays === dealerPays ? [] : [{ tap: "dealerPays" } as const]),
    ...(skatTaroks === undefined ? [] : [{ tap: "skatTaroks", count: skatTaroks } as const]),
    ...(note === undefined ? [] : [{ tap: "noteFace" } as const, { tap: "note", text: note } as const]),
  ];
  if (wanted.length > 0) hand.atRest({ tap: "more" }, ...wanted);
}

function declares(hand: Hand, declaration: Declaration, row: number): void {
  const { player, kind } = declaration;
  hand.person(player);
  says(hand, { tap: "declare", player, kind });
  switch (kind) {
    case "taroks": {
      const { count, withPagat } = declaration;
      turnTo(hand, count, kind);
      says(hand, { tap: "taroks", count, withPagat });
      break;
    }
    case "matadors":
      turnTo(hand, declaration.count, kind);
      says(hand, { tap: "matadors", count: declaration.count });
      break;
    case "half":
      says(hand, { tap: "of", of: declaration.of });
      says(hand, { tap: "lacking", missing: declaration.missing });
      break;
    default:
      says(hand, { tap: "of", of: declaration.of });
  }
  if (declaration.withdrawn && !hand.draft.deal.declarations?.[row]?.withdrawn) {
    hand.tap({ tap: "withdraw", row, fine: false });
  }
}

/** Turns to the page that a number is on. */
function turnTo(hand: Hand, count: number, kind: "taroks" | "matadors"): void {
  const pages = pageOf(count, kind, hand.context.rules);
  for (let i = 0; i < pages; i++) hand.tap({ tap: "further" });
}

/** What cannot be true was declared falsely: the dock offers to note it so, with a fine; the fine stands with the others. */
function says(hand: Hand, part: Tap): void {
  const before = hand.draft.deal.fines?.length ?? 0;
  hand.tap(part);
  if (hand.draft.asked) hand.tap({ tap: "instead", first: { tap: "falsely" }, wanted: part });
  const { face } = hand.draft;
  if (face.face !== "declare" || (hand.draft.deal.fines?.length ?? 0) === before) return;
  const { player } = face;
  hand.person(player);
  const edit: Tap = { tap: "edit", list: "fines", row: before };
  if (keysOn(hand.draft, hand.context).every(({ id }) => id !== tapId(edit))) hand.tap({ tap: "allNoted", player });
  hand.tap(edit, { tap: "remove", list: "fines", row: before });
}

function fines(hand: Hand, fine: NonNullable<Deal["fines"]>[number], voided: boolean): void {
  const { player, kind, amount } = fine;
  hand.person(player);
  hand.tap({ tap: "fines", player }, { tap: "fine", player, kind });
  if (kind === "other") hand.digits(fine.amount);
  else if (amount === 0) hand.tap({ tap: "waive" });
  else if (amount !== undefined) {
    hand.tap({ tap: "ownAmount" });
    hand.digits(amount);
    // The pad takes the place of the rest.
    hand.tap({ tap: "ownAmount" });
  }
  if (kind === "other" && (fine.note !== undefined || fine.afterPlay)) hand.tap({ tap: "ownAmount" });
  if (fine.afterPlay) hand.tap({ tap: "afterPlay", late: true });
  if (fine.note !== undefined) hand.tap({ tap: "fineNote", text: fine.note });
  if (hand.draft.question) hand.tap({ tap: "accepted", accepted: !voided });
}

function losses(hand: Hand, { lost = [] }: Deal): void {
  for (const { player, to = null, ...card } of lost) {
    hand.person(player);
    hand.tap({ tap: "lost", player, ...card }, { tap: "taker", player: to });
  }
}

function lastTrick(
  hand: Hand,
  { winner, ultimo: card, suit, refused, bagud = [] }: NonNullable<Deal["lastTrick"]>,
): void {
  hand.tap({ tap: "winner", player: winner });
  if (card !== undefined) {
    const ultimo = { tap: "ultimo", card, suit } as const;
    hand.tap(ultimo);
    // Barred: the dock says so and offers to note it as refused.
    if (hand.draft.asked) hand.tap({ ...ultimo, refused: true });
  }
  for (const { player, ...fell } of bagud) hand.tap({ tap: "trick", player }, { tap: "bagud", player, ...fell });
  if (refused && !hand.draft.deal.lastTrick?.refused) {
    hand.person(winner);
    if (keysOn(hand.draft, hand.context).every(({ id }) => id !== "theUltimo")) {
      hand.tap({ tap: "allNoted", player: winner });
    }
    hand.tap({ tap: "theUltimo" }, { tap: "refuse" });
  }
}

function counts(hand: Hand, { counts: piles, tout, dealer: _, ...deal }: Deal): void {
  if (!piles) {
    if (tout !== undefined) uncount(hand);
    return;
  }
  const counting = piles.map(({ player }) => player);
  if (counting.includes(hand.draft.doesNotCount)) {
    const out = playing(hand, deal.sittingOut).find((id) => !counting.includes(id)) ?? "";
    hand.tap({ tap: "count", player: hand.draft.doesNotCount }, { tap: "count", player: out });
  }
  // Where the caret is first; of piles that are there already, first the one that becomes smaller.
  const order = ({ player, points }: (typeof piles)[number]) =>
    player === hand.draft.caret?.player ? -1 : points - Number(digitsOf(hand.draft, player));
  const typed = [...piles].sort((a, b) => order(a) - order(b));
  for (const { player, points } of typed) {
    if (hand.draft.piles.some((pile) => pile.player === player && Number(pile.digits) === points)) continue;
    const { caret: at, face } = hand.draft;
    if (at?.player !== player || at.swaps || face.face !== "pad") hand.tap({ tap: "count", player });
    hand.digits(points);
  }
}

/** Takes back the count that a tout fills in. */
function uncount(hand: Hand): void {
  for (const { player, digits } of [...hand.draft.piles]) {
    hand.tap({ tap: "count", player }, ...[...digits].map((): Tap => ({ tap: "erase" })));
  }
}

const playing = ({ context }: Hand, sittingOut: readonly PlayerId[]): readonly PlayerId[] =>
  context.state.seats.filter((id) => !sittingOut.includes(id));

/** Every key that a draft's surface shows. */
export const keysOn = (draft: DealDraft, context: RecordingContext): readonly TapKey[] =>
  keysIn<Tap>(surface(draft, context));

/** A deal with nothing but what it says: without the time, what goes without saying, and the order of what has none. */
export function plainDeal(deal: Deal, context: RecordingContext): Deal {
  const { at: _, dealerPays = true, redeals = 0, voided = false, counts: piles, ...rest } = deal;
  const inOrder = <T>(items: readonly T[], id: (item: T) => PlayerId): T[] =>
    [...items].sort((a, b) => context.state.seats.indexOf(id(a)) - context.state.seats.indexOf(id(b)));
  const [one, two] = inOrder(piles ?? [], ({ player }) => player);
  return {
    ...rest,
    sittingOut: inOrder(rest.sittingOut, (id) => id),
    ...(dealerPays ? {} : { dealerPays }),
    ...(redeals === 0 ? {} : { redeals }),
    ...(voided ? { voided } : {}),
    ...(one && two ? { counts: [one, two] } : {}),
  };
}

/** The deal that a draft holds, for comparison. */
export const recorded = (draft: DealDraft, context: RecordingContext): Deal => plainDeal(dealOf(draft), context);
