import { useMemo } from "preact/hooks";
import type { Telling } from "../../../i18n/index.ts";
import { held, type PlayerId, type Points, playerAccount } from "../../../model/index.ts";
import type { SurfaceBase } from "../../../rules/surface.ts";
import { type LiveEvening, lastPushed, type Pushed } from "../../../state/index.ts";
import { tellingOf } from "../../evening/telling.ts";
import { namesOf } from "../../table/names.ts";
import { useApp } from "../../use-app.ts";
import { type Spot, spotsOf } from "./spots.ts";

/** One person at the table. */
export interface Seat {
  readonly id: PlayerId;
  readonly spot: Spot;
  readonly name: string;
  readonly balance: Points;
  /** What the last deal gave or cost; null before the first. */
  readonly last: Points | null;
  readonly deals: boolean;
  readonly sitsOut: boolean;
}

/** The table as the display shows it. */
export interface Shown {
  readonly told: Telling;
  /** The deal in play; null where none can be: the evening is over, or too few are there. */
  readonly number: number | null;
  readonly shuffles: string | null;
  readonly seats: readonly Seat[];
  readonly pots: Readonly<Record<string, Points>>;
  readonly last: Pushed | null;
}

/** Follows an evening: what is noted on any tab or saved moves the display. */
export function useShown(live: LiveEvening, turned: boolean): Shown {
  const app = useApp();
  const { game } = live.setup.value;
  const recording = useMemo(() => app.record(game, live, { kind: "next" }), [app, game, live]);
  const surface: SurfaceBase | null = live.setup.value.end === null ? recording.surface.value : null;
  const { seats, books } = live.now.value;
  const names = namesOf(
    live.setup.value.players.map(({ id }) => id),
    live.name,
  );
  const last = lastPushed(live.lines.value);
  const spots = spotsOf(seats.length, turned);
  return {
    told: tellingOf(live, seats, names.short),
    number: surface?.number ?? null,
    shuffles: surface?.shuffles ? names.short(surface.shuffles) : null,
    seats: seats.map((id, i) => ({
      id,
      spot: spots[i] ?? "b",
      name: names.short(id),
      balance: held(books, playerAccount(id)),
      last: last?.net(id) ?? null,
      ...roleOf(id, surface),
    })),
    pots: books.pots,
    last,
  };
}

const roleOf = (id: PlayerId, surface: SurfaceBase | null): Pick<Seat, "deals" | "sitsOut"> => ({
  deals: surface?.dealer === id,
  sitsOut: surface?.sittingOut.some(({ player }) => player === id) ?? false,
});
