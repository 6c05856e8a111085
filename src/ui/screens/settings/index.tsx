import { NotFound } from "../../not-found.tsx";
import type { ScreenProps } from "../../routes.ts";
import { About } from "./about.tsx";
import { AtTable } from "./at-table.tsx";
import { Club } from "./club.tsx";
import { Data } from "./data/index.tsx";
import { HomeScreen } from "./home-screen.tsx";
import { Overview } from "./overview.tsx";
import { TermsScreen } from "./terms.tsx";
import "./settings.css";

const PARTS = {
  table: AtTable,
  club: Club,
  terms: TermsScreen,
  data: Data,
  "home-screen": HomeScreen,
  about: About,
} as const;

const isPart = (what: string): what is keyof typeof PARTS => Object.hasOwn(PARTS, what);

/** Everything that is not an evening: looks, the club, the data, the app itself. */
export default function Settings({ params: { what } }: ScreenProps) {
  if (what === undefined) return <Overview />;
  if (!isPart(what)) return <NotFound />;
  const Part = PARTS[what];
  return <Part />;
}
