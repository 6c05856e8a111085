import type { GameId, RulesBase } from "../../../model/index.ts";
import type { ListedFine } from "../../../rules/tarok/fine.ts";
import { Key, Page } from "../../components/index.ts";
import { type AnyRule, RULE_GROUPS, type RuleGroup, rulesIn } from "../../rules/rule-list.ts";
import { nameOf, ruleSaid } from "../../rules/rule-said.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Counts, Shown } from "./cases.tsx";
import "./reference.css";

interface Props {
  readonly game: GameId;
  readonly rules: RulesBase;
  readonly back: { readonly to: string; readonly label: string };
}

/** Every amount of the rules, large, with what it is for; made to be found by eye and to be printed. */
export function Reference({ game, rules, back }: Props) {
  const { reference: say } = words.value;
  const groups = RULE_GROUPS.filter((group) => group !== "name" && rulesIn(group, rules).length > 0);
  return (
    <Page title={say.title} back={back} class="reference">
      <p>{say.of(rules.name)}</p>
      <div class="reference-groups">
        {groups.map((group) => (
          <Group key={group} group={group} game={game} rules={rules} />
        ))}
      </div>
      <ul class="reference-notes">
        {say.notes[game].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Key onClick={() => window.print()}>{say.print}</Key>
    </Page>
  );
}

function Group({ group, game, rules }: Omit<Props, "back"> & { readonly group: RuleGroup }) {
  const { rulesPage, reference: say } = words.value;
  const cases = useApp().games[game].cases(rules);
  const pays = say.pays[group];
  return (
    <section>
      <h2>{rulesPage.groups[group]}</h2>
      {pays === undefined ? null : <p class="quiet">{pays}</p>}
      <dl>
        {rulesIn(group, rules).map((rule) => (
          <Row key={rule} rule={rule} rules={rules} />
        ))}
      </dl>
      {group === "count" ? <Counts cases={cases} /> : null}
      {group === "round" ? <Shown cases={cases} /> : null}
    </section>
  );
}

function Row({ rule, rules }: { readonly rule: AnyRule; readonly rules: RulesBase }) {
  const { label, meaning } = nameOf(rule);
  const said = ruleSaid(rules, rule);
  return (
    <div class={/^\d+$/.test(said) ? "amount" : undefined}>
      <dt>
        {label}
        <small>{isFine(rule) ? words.value.reference.fines[fineOf(rule)] : meaning}</small>
      </dt>
      <dd>{said}</dd>
    </div>
  );
}

const FINE = "fines.";
const isFine = (rule: AnyRule): rule is `fines.${ListedFine}` => rule.startsWith(FINE);
const fineOf = (rule: `fines.${ListedFine}`): ListedFine => rule.slice(FINE.length) as ListedFine;
