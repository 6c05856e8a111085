import type { Front } from "../../../state/index.ts";
import { KeyLink, PlusIcon } from "../../components/index.ts";
import { Deleted } from "../../evening/deleted.tsx";
import { PastEvening } from "../../evening/past-evening.tsx";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

/** The newest evenings that have ended, each with its result, and the way to all. */
export function Past({ front: { running, ended, endedCount } }: { readonly front: Front }) {
  const { start } = words.value;
  return (
    <section class="past" aria-label={start.past}>
      <Deleted />
      {/* Where nothing is running the way to a new evening is the large key above. */}
      {ended.length === 0 ? null : <Head startsAnother={running.length > 0} />}
      <ul>
        {ended.map((evening) => (
          <li key={evening.id}>
            <PastEvening evening={evening} />
          </li>
        ))}
      </ul>
      <ToEvenings endedCount={endedCount} />
    </section>
  );
}

/** Where all of them were deleted they are still to be found. */
function ToEvenings({ endedCount }: Pick<Front, "endedCount">) {
  const { deleted, start } = words.value;
  const gone = useApp().deleted.value?.length ?? 0;
  if (endedCount + gone === 0) return null;
  return <KeyLink to={paths.evenings()}>{endedCount === 0 ? deleted.count(gone) : start.all(endedCount)}</KeyLink>;
}

function Head({ startsAnother }: { readonly startsAnother: boolean }) {
  const { past, newEvening } = words.value.start;
  return (
    <div class="past-head">
      <h2>{past}</h2>
      {startsAnother ? (
        <KeyLink kind="plain" to={paths.new} sign={<PlusIcon />}>
          {newEvening}
        </KeyLink>
      ) : null}
    </div>
  );
}
