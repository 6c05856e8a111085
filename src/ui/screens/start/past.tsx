import type { Front } from "../../../state/index.ts";
import { KeyLink, PlusIcon } from "../../components/index.ts";
import { Deleted } from "../../evening/deleted.tsx";
import { PastEvening } from "../../evening/past-evening.tsx";
import { paths } from "../../paths.ts";
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
      {endedCount === 0 ? null : <KeyLink to={paths.evenings()}>{start.all(endedCount)}</KeyLink>}
    </section>
  );
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
