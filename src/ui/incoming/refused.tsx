import { plain, problemPhrase } from "../../i18n/index.ts";
import { type Problem, writtenName } from "../../model/index.ts";
import type { RefusedEvening as Refused } from "../../state/index.ts";
import { Notice } from "../components/index.ts";
import { dayAndPlace } from "../evening/day.ts";
import { words } from "../words.ts";

/** How many faults are told; whoever wants all has the file. */
const TOLD = 5;

interface Props {
  readonly evening: Refused;
  /** Nothing else is in the file. */
  readonly only?: boolean;
}

/** An evening that cannot be read: which one, what is wrong with it and where. */
export function RefusedEvening({ evening, only = false }: Props) {
  const { refused, load } = words.value.incoming;
  const name = (id: string) => writtenName(evening.players, id);
  const more = evening.problems.length - TOLD;
  return (
    <Notice live={only} lead={leadOf(evening, only)}>
      <ul class="faults">
        {evening.problems.slice(0, TOLD).map((problem, i) => (
          <li key={i}>{faultOf(problem, name)}</li>
        ))}
        {more > 0 ? <li>{refused.more(more)}</li> : null}
      </ul>
      {only ? load.again : null}
    </Notice>
  );
}

function leadOf({ startedAt, place, index }: Refused, only: boolean): string {
  const { refused, load } = words.value.incoming;
  if (startedAt !== undefined) return refused.day(dayAndPlace({ startedAt, place: place ?? "" }));
  return only ? load.evening : refused.number(index + 1);
}

/** "Post 4: Karen sidder over i dette spil. …", the entry as it is numbered in the file, from 1. */
function faultOf(problem: Problem, name: (id: string) => string): string {
  const [list, row] = problem.path;
  const sentence = plain(problemPhrase({ words: words.value, name }, problem));
  return list === "entries" && typeof row === "number"
    ? `${words.value.incoming.refused.entry(row + 1)} ${sentence}`
    : sentence;
}
