import type { ComponentType } from "preact";
import type { LiveEvening } from "../../../state/index.ts";
import { Page } from "../../components/index.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import { NotFound } from "../../not-found.tsx";
import type { ScreenProps } from "../../routes.ts";
import { words } from "../../words.ts";
import { formOf } from "./entry-form.tsx";
import { fine } from "./forms/fine.tsx";
import { jetonCount } from "./forms/jeton-count.tsx";
import { jetons } from "./forms/jetons.tsx";
import { join } from "./forms/join.tsx";
import { leave } from "./forms/leave.tsx";
import { potCheck } from "./forms/pot-check.tsx";
import { seats } from "./forms/seats.tsx";
import { transfer } from "./forms/transfer.tsx";
import type { Between, Place } from "./kind.ts";
import { LastRound } from "./last-round.tsx";
import { Menu } from "./menu.tsx";
import "./more.css";

type Screen = ComponentType<{ readonly live: LiveEvening; readonly place: Place }>;

/** What each address shows: a form for every kind of entry, and what is no entry. */
const SCREENS: Readonly<Record<Between["type"] | "lastRound", Screen>> = {
  fine: formOf(fine),
  transfer: formOf(transfer),
  potCheck: formOf(potCheck),
  jetonCount: formOf(jetonCount),
  jetons: formOf(jetons),
  join: formOf(join),
  leave: formOf(leave),
  seats: formOf(seats),
  lastRound: LastRound,
};

const isScreen = (what: string): what is keyof typeof SCREENS => Object.hasOwn(SCREENS, what);

/** Between deals: the menu, or one of its forms. */
export default function More({ params: { id = "", what, entry, before } }: ScreenProps) {
  const opening = <Page title={words.value.between.title} />;
  return (
    <WithEvening id={id} opening={opening} changes>
      {(live) => {
        if (what === undefined) return <Menu live={live} />;
        if (!isScreen(what)) return <NotFound />;
        const Shown = SCREENS[what];
        return <Shown key={`${what} ${entry} ${before}`} live={live} place={{ entry, before }} />;
      }}
    </WithEvening>
  );
}
