import { MAX_NAME, type RulesBase } from "../../../model/index.ts";
import { Field, Fold } from "../../components/index.ts";
import { MoneyFields } from "../../money/fields.tsx";
import { isCurrency, priceOf } from "../../money/form.ts";
import { ruleSaid } from "../../rules/rule-said.ts";
import { hasRule } from "../../rules/rule-values.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import type { Faulty } from "./check.ts";
import type { NewForm } from "./form.ts";
import { When } from "./when.tsx";

interface Props {
  readonly draft: Draft<NewForm>;
  readonly faulty: readonly Faulty[];
  readonly rules: RulesBase;
}

/** What rarely changes from evening to evening, in one line until it is opened. */
export function Details({ draft, faulty, rules }: Props) {
  const { details } = words.value.newEvening;
  return (
    <Fold title={details.title} summary={inShort(draft.value, rules)} open={faulty.length > 0}>
      <Fields draft={draft} faulty={faulty} rules={rules} />
    </Fold>
  );
}

/** "Indsats 10, 10 øre pr. point, 1.000 i jetons, Klubhuset". */
function inShort({ price, currency, issued, club, table, place }: NewForm, rules: RulesBase): string {
  const { format, newEvening } = words.value;
  const minorPerPoint = isCurrency(currency) ? priceOf(price) : undefined;
  const parts = [
    hasRule(rules, "stake") && newEvening.details.stake(ruleSaid(rules, "stake")),
    minorPerPoint && newEvening.details.perPoint(format.price({ minorPerPoint, currency })),
    issued && newEvening.details.withJetons(format.points(Number(issued))),
    club,
    table,
    place,
  ];
  return parts.filter((part) => part).join(", ");
}

function Fields({ draft, faulty, rules }: Props) {
  const { details, faulty: say } = words.value.newEvening;
  const form = draft.value;
  const text = (key: "club" | "table" | "place" | "note") => (
    <Field
      label={details[key]}
      value={form[key]}
      maxLength={key === "note" ? 1000 : MAX_NAME}
      onInput={(value) => draft.change({ [key]: value })}
    />
  );
  return (
    <>
      <MoneyFields draft={draft} faulty={faulty} />
      <Field
        label={details.issued}
        value={form.issued}
        inputMode="numeric"
        unit={words.value.common.point}
        help={details.issuedHelp}
        problem={faulty.includes("issued") ? say.issued : undefined}
        onInput={(issued) => draft.change({ issued })}
      />
      {text("place")}
      {text("club")}
      {text("table")}
      <When draft={draft} problem={faulty.includes("date") && form.date !== "" ? say.date : undefined} />
      {text("note")}
      <p class="quiet">{details.rules(rules.name)}</p>
    </>
  );
}
