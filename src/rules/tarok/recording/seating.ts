import type { PlayerId } from "../../../model/index.ts";
import { propose } from "../rotation.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft, DealSoFar } from "./draft.ts";
import { set } from "./rows.ts";
import { playing } from "./table.ts";

/** Another dealer: who sits out and whether the fee is due follow the rotation. */
export function dealer(draft: DealDraft, player: PlayerId, context: RecordingContext): DealDraft {
  const { sittingOut, dealerPays } = propose(context.state, context.rules, player);
  const deal = set({ ...draft.deal, dealer: player }, "dealerPays", dealerPays ? undefined : false);
  return seated({ ...draft, deal }, sittingOut, context);
}

/** Somebody sits out in another's stead. */
export function sitOut(draft: DealDraft, player: PlayerId, insteadOf: PlayerId, context: RecordingContext): DealDraft {
  const out = draft.deal.sittingOut.map((id) => (id === insteadOf ? player : id));
  return seated(draft, out, context);
}

/** The draft with others sitting out: what was noted of who goes out was seen of who comes in. */
function seated(draft: DealDraft, sittingOut: readonly PlayerId[], context: RecordingContext): DealDraft {
  const before = draft.deal.sittingOut;
  const cameIn = before.filter((id) => !sittingOut.includes(id));
  const wentOut = sittingOut.filter((id) => !before.includes(id));
  const names = new Map(wentOut.map((id, i) => [id, cameIn[i] ?? id]));
  const { deal, piles, aside } = renamed({ deal: draft.deal, piles: draft.piles, aside: draft.aside }, names);
  const next = { ...draft, deal: { ...deal, dealer: draft.deal.dealer, sittingOut: inOrder(sittingOut, context) } };
  return { ...next, piles, aside, caret: null, doesNotCount: third(next, piles, context) };
}

const inOrder = (ids: readonly PlayerId[], { state }: RecordingContext): PlayerId[] =>
  state.seats.filter((id) => ids.includes(id));

/** Who does not count: whoever is left where piles were typed, else as the rotation has it. */
function third({ deal }: DealDraft, piles: DealDraft["piles"], context: RecordingContext): PlayerId {
  const { doesNotCount } = propose(context.state, context.rules, deal.dealer);
  const left = playing(deal, context).filter((id) => piles.every(({ player }) => player !== id));
  return (left.includes(doesNotCount) ? doesNotCount : left[0]) ?? doesNotCount;
}

type Recorded = Pick<DealDraft, "deal" | "piles" | "aside">;

/** The same with other players' ids in the place of some; ids are whole texts wherever they stand. */
function renamed(recorded: Recorded, names: ReadonlyMap<PlayerId, PlayerId>): Recorded {
  if (names.size === 0) return recorded;
  const { note: _, id: __, ...named } = recorded.deal;
  const walk = (value: unknown, key?: string): unknown => {
    if (typeof value === "string") return key === "note" ? value : (names.get(value) ?? value);
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]));
  };
  const { deal, piles, aside } = walk({ ...recorded, deal: named }) as Recorded;
  return { deal: { ...recorded.deal, ...deal }, piles, aside };
}

/** Dealt again before play, once more or once less (rules.md, section 3). */
export const redeal = (deal: DealSoFar, by: number): DealSoFar => {
  const redeals = (deal.redeals ?? 0) + by;
  return redeals < 0 ? deal : set(deal, "redeals", redeals === 0 ? undefined : redeals);
};
