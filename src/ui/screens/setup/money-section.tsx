import { Field, Fold } from "../../components/index.ts";
import { MoneyFields } from "../../money/fields.tsx";
import { words } from "../../words.ts";
import type { SectionProps } from "./section.ts";

/** What a point is worth, and what was handed to each at the start. */
export function MoneySection({ setup, edits, shown, change, faulty }: SectionProps) {
  const { setup: say, newEvening, format, common } = words.value;
  const bad = faulty.some((field) => ["price", "currency", "issued"].includes(field));
  return (
    <Fold title={say.money} summary={newEvening.details.perPoint(format.price(setup.money))} open={bad}>
      <MoneyFields
        draft={{ value: shown.money, change: (money) => change({ money: { ...edits.money, ...money } }) }}
        faulty={faulty}
      />
      <Field
        label={newEvening.details.issued}
        value={shown.issued}
        inputMode="numeric"
        unit={common.point}
        help={newEvening.details.issuedHelp}
        problem={faulty.includes("issued") ? newEvening.faulty.issued : undefined}
        onInput={(issued) => change({ issued })}
      />
    </Fold>
  );
}
