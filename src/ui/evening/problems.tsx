import { problemText, type Speaking, type ToldEntry } from "../../i18n/index.ts";
import type { Problem } from "../../model/index.ts";
import { Notice, Say } from "../components/index.ts";

interface Props {
  readonly told: Speaking;
  readonly problems: readonly Problem[];
  /** The entry that they were found in. */
  readonly entry?: ToldEntry | undefined;
}

/** What cannot be, each in a sentence or two: what is wrong, why, and what to do. */
export function Problems({ told, problems, entry }: Props) {
  return (
    <>
      {problems.map((problem) => {
        const { head, rest, remedy } = problemText(told, problem, entry);
        return (
          <Notice key={JSON.stringify(problem)}>
            <b>
              <Say>{head}</Say>
            </b>{" "}
            <Say>{rest}</Say> <Say>{remedy}</Say>
          </Notice>
        );
      })}
    </>
  );
}
