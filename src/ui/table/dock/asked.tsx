import { type ProblemText, problemText } from "../../../i18n/index.ts";
import type { AskedOf, KeyOf } from "../../../rules/surface.ts";
import { Say } from "../../components/index.ts";
import { entryOf } from "../../evening/telling.ts";
import { TapKey } from "../tap-key.tsx";
import { useTable } from "../use-table.ts";
import "./asked.css";

/** So many ways out fit; the likeliest come first. */
const FIT = 2;

interface Props<Tap> {
  readonly asked: AskedOf<Tap>;
  /** What cannot be, where the problem's own sentence would say it as if it were noted, or name one of several that it could become. */
  readonly wanted: string | undefined;
  /** Said in the place of the problem's own sentence. */
  readonly instead?: string | undefined;
  /** What a way out does, in words. */
  readonly wayOut: (way: Tap) => string;
  /** One more way, where what stands in the way was noted of the wrong player. */
  readonly move?: { readonly key: KeyOf<Tap>; readonly word: string } | undefined;
}

/** Why what was tapped cannot be, and what would make room for it. */
export function AskedNotice<Tap>({ asked, wanted, instead, wayOut, move }: Props<Tap>) {
  const { told } = useTable();
  const [problem] = asked.problems;
  const text = problem && problemText(told, problem, entryOf(asked.deal));
  const ways = asked.waysOut.slice(0, FIT);
  return (
    <div class="asked">
      {text ? <Sentence text={text} wanted={wanted} instead={instead} ways={ways.length > 0} /> : null}
      {ways.length === 0 ? null : (
        <div class={move ? "row3" : "row2"}>
          {ways.map((way) => (
            <TapKey key={way.id} of={way} class="two">
              {wayOut(way.tap)}
            </TapKey>
          ))}
          {move ? (
            <TapKey of={move.key} class="two">
              {move.word}
            </TapKey>
          ) : null}
        </div>
      )}
    </div>
  );
}

interface SentenceProps {
  readonly text: ProblemText;
  readonly wanted: string | undefined;
  readonly instead: string | undefined;
  readonly ways: boolean;
}

function Sentence({ text, wanted, instead, ways }: SentenceProps) {
  if (instead !== undefined) {
    return (
      <div class="notice" role="status">
        <b>{instead}</b>
      </div>
    );
  }
  return (
    <div class="notice" role="status">
      <b>{wanted ?? <Say>{text.head}</Say>}</b> <Say>{text.rest}</Say> {ways ? null : <Say>{text.remedy}</Say>}
    </div>
  );
}
