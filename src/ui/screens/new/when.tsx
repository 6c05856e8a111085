import { Choice, Field } from "../../components/index.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import type { NewForm } from "./form.ts";

/** Now, or the day of an evening that was kept on paper. */
export function When({ draft, problem }: { readonly draft: Draft<NewForm>; readonly problem: string | undefined }) {
  const { details } = words.value.newEvening;
  const { onPaper, date, time } = draft.value;
  return (
    <>
      <Choice
        label={details.when}
        options={[
          { value: false, word: details.now },
          { value: true, word: details.onPaper },
        ]}
        value={onPaper}
        help={details.onPaperHelp}
        onChoose={(value) => draft.change({ onPaper: value })}
      />
      {onPaper ? (
        <div class="when">
          <Field
            type="date"
            label={details.date}
            value={date}
            problem={problem}
            onInput={(value) => draft.change({ date: value })}
          />
          <Field type="time" label={details.time} value={time} onInput={(value) => draft.change({ time: value })} />
        </div>
      ) : null}
    </>
  );
}
