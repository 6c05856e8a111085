import { type ProblemText, problemText } from "../../../../i18n/index.ts";
import type { Asked as AskedView, Tap } from "../../../../rules/tarok/recording/index.ts";
import { Say } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import { TapKey } from "../tap-key.tsx";
import { useTable } from "../use-table.ts";
import { wayOut } from "./way-out.ts";
import "./asked.css";

/** So many ways out fit; the likeliest come first. */
const FIT = 2;

/** Why what was tapped cannot be, and what would make room for it. */
export function Asked({ asked }: { readonly asked: AskedView }) {
  const table = useTable();
  const { told } = table;
  const [problem] = asked.problems;
  const text = problem && problemText(told, problem, asked.deal);
  const ways = asked.waysOut.slice(0, FIT);
  return (
    <div class="asked">
      {text ? <Sentence text={text} tap={asked.tap} ways={ways.length > 0} /> : null}
      {ways.length === 0 ? null : (
        <div class="row2">
          {ways.map((way) => (
            <TapKey key={way.id} of={way} class="two">
              {wayOut(table, way.tap)}
            </TapKey>
          ))}
        </div>
      )}
    </div>
  );
}

function Sentence({ text, tap, ways }: { readonly text: ProblemText; readonly tap: Tap; readonly ways: boolean }) {
  const begun = wanted(tap);
  return (
    <div class="notice" role="status">
      <b>{begun ?? <Say>{text.head}</Say>}</b> <Say>{text.rest}</Say> {ways ? null : <Say>{text.remedy}</Say>}
    </div>
  );
}

/** What was tapped, where the problem's own sentence would say it as if it were noted, or name one of several that it could become. */
function wanted(tap: Tap): string | undefined {
  const { table } = words.value;
  switch (tap.tap) {
    case "declare":
      return table.cannot(table.declarations[tap.kind]);
    case "nolo":
    case "tout":
      return table.cannot(table[tap.tap]);
    default:
      return undefined;
  }
}
