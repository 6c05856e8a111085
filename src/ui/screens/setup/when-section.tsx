import { MAX_NAME, MAX_NOTE } from "../../../model/index.ts";
import { Field, Fold } from "../../components/index.ts";
import { words } from "../../words.ts";
import { TEXTS } from "./form.ts";
import type { SectionProps } from "./section.ts";

/** The day and time of the evening, and where it was. */
export function WhenSection({ setup, edits, shown, change, faulty }: SectionProps) {
  const { setup: say, newEvening, format } = words.value;
  const { details } = newEvening;
  const bad = faulty.includes("date");
  const summary = [format.day(setup.startedAt), setup.place].filter((part) => part).join(", ");
  return (
    <Fold title={say.when} summary={summary} open={bad}>
      <div class="setup-when">
        <Field
          type="date"
          label={details.date}
          value={shown.date}
          problem={bad ? say.noTime : undefined}
          onInput={(date) => change({ date })}
        />
        <Field type="time" label={details.time} value={shown.time} onInput={(time) => change({ time })} />
      </div>
      {TEXTS.map((key) => (
        <Field
          key={key}
          label={details[key]}
          value={shown.texts[key]}
          maxLength={key === "note" ? MAX_NOTE : MAX_NAME}
          onInput={(text) => change({ texts: { ...edits.texts, [key]: text } })}
        />
      ))}
    </Fold>
  );
}
