import * as v from "valibot";
import { type Money, moneySchema } from "./evening.ts";
import { MAX_POINTS, type Points, points, wholePoints } from "./points.ts";
import { tidyNameSchema } from "./text.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The hand whose thumb taps: what is tapped most lies on its side. */
export const HANDS = ["right", "left"] as const;
export type Hand = (typeof HANDS)[number];

/** What the club usually plays for; the price of a point is our guess (rules.md, section 8). */
export const USUAL_MONEY: Money = { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 };

/** What a person chose for the app on this device, and what a new evening starts from. */
export interface Settings {
  /** The language's tag; null: what the browser asks for. */
  readonly language: string | null;
  readonly theme: Theme;
  readonly hand: Hand;
  /** The screen stays awake while a running evening is on it. */
  readonly awake: boolean;
  /** The table left alone becomes a display; null: on a large screen, not on a phone. */
  readonly restDisplay: boolean | null;
  /** Jetons lie on the table, so the app says which ones to push. */
  readonly jetons: boolean;
  /** The club, the place, the money and the jetons (points each) that a new evening is proposed with. */
  readonly club: string;
  readonly place: string;
  readonly money: Money;
  readonly issued: Points;
  /** Which word the club uses for a thing that has several, by the thing's name. */
  readonly terms: Readonly<Record<string, string>>;
}

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: "system",
  hand: "right",
  awake: true,
  restDisplay: null,
  jetons: true,
  club: "",
  place: "",
  money: USUAL_MONEY,
  issued: points(0),
  terms: {},
};

const D = DEFAULT_SETTINGS;
const schema = v.fallback(
  v.looseObject({
    language: v.fallback(v.nullable(v.string()), D.language),
    theme: v.fallback(v.picklist(THEMES), D.theme),
    hand: v.fallback(v.picklist(HANDS), D.hand),
    awake: v.fallback(v.boolean(), D.awake),
    restDisplay: v.fallback(v.nullable(v.boolean()), D.restDisplay),
    jetons: v.fallback(v.boolean(), D.jetons),
    club: v.fallback(tidyNameSchema, D.club),
    place: v.fallback(tidyNameSchema, D.place),
    money: v.fallback(moneySchema, { ...D.money }),
    issued: v.fallback(wholePoints(0, MAX_POINTS), D.issued),
    terms: v.fallback(v.record(v.string(), v.string()), {}),
  }),
  { ...D, money: { ...D.money }, terms: {} },
);

/** Settings from whatever was stored: what is missing or unreadable is the default, what a later version added is kept. */
export const readSettings = (input: unknown): Settings => v.parse(schema, input);
