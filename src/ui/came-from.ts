import { paths } from "./paths.ts";
import { here } from "./router.ts";
import { words } from "./words.ts";

/** One screen up: where, and what it is called. */
interface Up {
  readonly to: string;
  readonly label: string;
}

/** One screen up from a screen that several lead to: the one it was entered from, else `otherwise`, which lists it. */
export function cameFrom(otherwise = menu()): Up {
  const { path, trail } = here.value;
  const own = screenOf(path);
  // What a screen shows of itself, one person of it or what is looked for, is no other screen.
  const others = trail.filter((step) => screenOf(step) !== own && !step.startsWith(`${own}/`));
  return others.reduceRight<Up | undefined>((found, step) => found ?? upTo(step), undefined) ?? otherwise;
}

const screenOf = (step: string): string => step.split("?", 1)[0] ?? step;

const menu = (): Up => ({ to: paths.settings(), label: words.value.settings.up });

/** The list of everybody. */
export const everybody = (): Up => ({ to: paths.people(), label: words.value.directory.title });

/** The screens that lead to those: what each is called. */
function upTo(step: string): Up | undefined {
  const label = called(screenOf(step));
  return label === undefined ? undefined : { to: `#${step}`, label };
}

function called(screen: string): string | undefined {
  const { common, settings, settle, club, directory, seasons } = words.value;
  if (screen === "/") return common.app;
  if (screen === "/settings") return settings.up;
  if (screen === "/money") return club.account;
  if (screen === "/people") return directory.title;
  if (/^\/people\/[^/]+$/.test(screen)) return common.edit;
  if (/^\/seasons\/(?!new$)[^/]+$/.test(screen)) return seasons.standings.title;
  if (/^\/evening\/[^/]+\/settle$/.test(screen)) return settle.title;
  return /^\/night\/[^/]+$/.test(screen) ? club.night : undefined;
}
