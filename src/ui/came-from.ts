import { paths } from "./paths.ts";
import { here } from "./router.ts";
import { words } from "./words.ts";

/** One screen up: where, and what it is called. */
interface Up {
  readonly to: string;
  readonly label: string;
}

/** One screen up from a screen that several lead to: the one it was entered from, else *Mere*, which lists it. */
export function cameFrom(): Up {
  const { path, trail } = here.value;
  const [own] = path.split("?", 1);
  // What a screen shows of itself, one person of it or what is looked for, is no other screen.
  const other = trail.filter((step) => step.split("?", 1)[0] !== own);
  return other.reduceRight<Up | undefined>((found, step) => found ?? upTo(step), undefined) ?? more();
}

const more = (): Up => ({ to: paths.settings(), label: words.value.settings.up });

/** The screens that lead to those: what each is called. */
function upTo(step: string): Up | undefined {
  const { common, settle, club } = words.value;
  const to = `#${step}`;
  if (step === "/") return { to, label: common.app };
  if (to === paths.settings()) return more();
  if (to === paths.money()) return { to, label: club.account };
  if (/^\/evening\/[^/]+\/settle$/.test(step)) return { to, label: settle.title };
  return /^\/night\/[^/]+$/.test(step) ? { to, label: club.night } : undefined;
}
