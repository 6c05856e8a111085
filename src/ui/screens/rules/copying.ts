import { tidy } from "../../../model/index.ts";
import type { Fault, RuleProfile } from "../../../state/index.ts";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

/** A name that none of the others has: the wanted one, or with the next number behind it. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const numbered = (n: number) => (n === 1 ? wanted : `${wanted} ${n}`);
  let n = 1;
  while (taken.includes(numbered(n))) n++;
  return numbered(n);
}

/** Copies rules to the club's own and opens the copy; a copy of the game's own bears the club's name. */
export function useCopy(of: RuleProfile): { readonly fault: Fault | undefined; readonly copy: () => void } {
  const { profiles, settings } = useApp();
  const { fault, run } = useCommand();
  const copy = () => {
    const taken = (profiles.all.value ?? []).filter(({ game }) => game === of.game).map(({ rules }) => rules.name);
    const wanted = of.builtIn ? tidy(settings.value.club) || words.value.profiles.copied : of.rules.name;
    run(profiles.copy(of, freeName(wanted, taken)), (id) => replace(paths.rules(id)));
  };
  return { fault, copy };
}
