import type { ComponentType } from "preact";
import { parse } from "regexparam";

export type Params = Readonly<Record<string, string>>;
/** What a screen is handed: the parts of its address. */
export interface ScreenProps {
  readonly params: Params;
}
export type Load = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

export interface Route {
  readonly pattern: string;
  readonly load: Load;
  /** Its last part, or what is behind `?`, opens something within the screen, which itself moves the focus there; the screen is not entered again. */
  readonly stays?: true;
}

/** Every screen once: where it is, and its chunk. */
export const ROUTES: readonly Route[] = [
  { pattern: "/", load: () => import("./screens/start/index.tsx") },
  { pattern: "/new", load: () => import("./screens/new/index.tsx") },
  { pattern: "/evenings", load: () => import("./screens/evenings/index.tsx"), stays: true },
  { pattern: "/people", load: () => import("./screens/people/index.tsx"), stays: true },
  { pattern: "/people/:id", load: () => import("./screens/people/edit.tsx") },
  { pattern: "/evening/:id", load: () => import("./screens/table/index.tsx") },
  { pattern: "/evening/:id/book/:entry?", load: () => import("./screens/book/index.tsx"), stays: true },
  { pattern: "/evening/:id/log", load: () => import("./screens/log/index.tsx") },
  { pattern: "/evening/:id/account/:account", load: () => import("./screens/account/index.tsx") },
  { pattern: "/evening/:id/review/:entry?", load: () => import("./screens/review/index.tsx"), stays: true },
  { pattern: "/evening/:id/settle", load: () => import("./screens/settle/index.tsx") },
  { pattern: "/evening/:id/more/:what?", load: () => import("./screens/more/index.tsx") },
  { pattern: "/evening/:id/display", load: () => import("./screens/display/index.tsx") },
  { pattern: "/evening/:id/share", load: () => import("./screens/share/index.tsx") },
  { pattern: "/evening/:id/hand-over", load: () => import("./screens/hand-over/index.tsx") },
  { pattern: "/evening/:id/sheet", load: () => import("./screens/sheet/index.tsx") },
  { pattern: "/evening/:id/setup", load: () => import("./screens/setup/index.tsx") },
  { pattern: "/evening/:id/difference", load: () => import("./screens/difference/index.tsx") },
  { pattern: "/difference", load: () => import("./screens/difference/index.tsx") },
  { pattern: "/evening/:id/reference", load: () => import("./screens/reference/index.tsx") },
  { pattern: "/rules/:profile/reference", load: () => import("./screens/reference/index.tsx") },
  { pattern: "/rules/:profile?", load: () => import("./screens/rules/index.tsx") },
  { pattern: "/seasons", load: () => import("./screens/seasons/index.tsx") },
  { pattern: "/seasons/new", load: () => import("./screens/season/index.tsx") },
  { pattern: "/seasons/:id/edit", load: () => import("./screens/season/index.tsx") },
  { pattern: "/seasons/:id", load: () => import("./screens/standings/index.tsx") },
  { pattern: "/shared/:form/:data?", load: () => import("./screens/shared/index.tsx") },
  { pattern: "/person/:id", load: () => import("./screens/person/index.tsx") },
  { pattern: "/evening/:id/tables", load: () => import("./screens/night/join.tsx") },
  { pattern: "/night/:id", load: () => import("./screens/night/index.tsx") },
  { pattern: "/money/:person?", load: () => import("./screens/money/index.tsx") },
  { pattern: "/settings/:what?", load: () => import("./screens/settings/index.tsx") },
];

const PARSED = ROUTES.map((route) => ({ route, ...parse(route.pattern) }));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The screen at an address and the named parts of it, those behind `?` too, or undefined where nothing is. */
export function match(address: string): { readonly route: Route; readonly params: Params } | undefined {
  const [path = "", query] = address.split("?", 2);
  for (const { route, keys, pattern } of PARSED) {
    const found = pattern.exec(path);
    if (!found) continue;
    const named = keys.flatMap((key, i) => {
      const value = found[i + 1];
      return value === undefined ? [] : [[key, decoded(value)] as const];
    });
    return { route, params: { ...Object.fromEntries(new URLSearchParams(query)), ...Object.fromEntries(named) } };
  }
  return undefined;
}
