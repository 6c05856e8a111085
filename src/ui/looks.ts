import { effect, type ReadonlySignal } from "@preact/signals";
import { LANGUAGES, type Language, loadWords, pickLanguage, TERMS, type Terms, USUAL_TERMS } from "../i18n/index.ts";
import { DEFAULT_SETTINGS, readSettings, type Settings, type Theme } from "../model/index.ts";
import { report } from "./trouble.ts";
import { speak } from "./words.ts";

type Looks = Pick<Settings, "language" | "theme" | "terms">;

/** Where the browser remembers the looks beside the drawer, since they are needed before the drawer is open. */
const HINT = "kongekop.looks";

/** The language of the settings, or the first one of the browser's that the app speaks. */
export const languageOf = ({ language }: Looks): Language =>
  LANGUAGES.find((known) => known === language) ?? pickLanguage(navigator.languages);

/** The club's words of the settings; what is not set or not known is the usual word. */
export function termsOf({ terms }: Looks): Terms {
  const chosen = Object.entries(TERMS).map(([thing, known]) => [thing, known.find((word) => word === terms[thing])]);
  return { ...USUAL_TERMS, ...Object.fromEntries(chosen.filter(([, word]) => word !== undefined)) };
}

/** The settings with the looks that were chosen last, for before the drawer has told; the defaults where nothing is remembered. */
export function rememberedLooks(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(HINT) ?? "null"));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function remember({ language, theme, terms }: Looks): void {
  try {
    localStorage.setItem(HINT, JSON.stringify({ language, theme, terms }));
  } catch {
    // Without it the first moment of the next visit looks as the system does.
  }
}

/** The felt of each theme, as the browser's own bars wear it. */
const FELT = { light: "#1f4a39", dark: "#10201a" } as const;

function wear(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes("dark") ? "dark" : "light";
    bar.content = FELT[theme === "system" ? own : theme];
  }
}

let asked = 0;

/** Shows the theme at once and speaks the words as soon as they are loaded; of two languages asked for the later one stays. */
export async function apply(looks: Looks): Promise<void> {
  wear(looks.theme);
  const turn = ++asked;
  const words = await loadWords(languageOf(looks), termsOf(looks));
  if (turn === asked) speak(words);
}

/** Follows the settings from now on, in this tab and for the next visit; returns how to stop. */
export function followLooks(settings: ReadonlySignal<Settings>): () => void {
  return effect(() => {
    const looks = settings.value;
    remember(looks);
    apply(looks).catch(report);
  });
}
