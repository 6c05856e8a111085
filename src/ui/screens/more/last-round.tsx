import { useState } from "preact/hooks";
import type { LiveEvening, Turn } from "../../../state/index.ts";
import { announce, Choice, FaultNotice, Key, Notice, Page } from "../../components/index.ts";
import { entryOf } from "../../evening/telling.ts";
import { paths } from "../../paths.ts";
import { up } from "../../router.ts";
import { dealWords } from "../../table/use-table.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { type Ending, endingOf, isEven, timesDealt } from "./last-round.ts";

/** Enough that everybody deals equally often again, also where five play in blocks. */
const FAR = 30;

/** The last round announced: which deal is the last, so that everyone deals equally often. */
export function LastRound({ live }: { readonly live: LiveEvening }) {
  const { between, common } = words.value;
  const deals = dealWords(live);
  const { seats } = live.now.value;
  const far = live.upcoming(FAR);
  const times = timesDealt(dealsOf(live), far[0]?.dealer);
  const ending = endingOf(seats, times, far);
  const [chosen, choose] = useState<number>();
  const number = chosen ?? live.lastDeal.value ?? ending?.turn.number;
  const turns = far.slice(0, Math.max(2 * seats.length, shown(far, number), shown(far, ending?.turn.number)));
  const after = (turn: Turn) => isEven(seats, times, far, shown(far, turn.number));
  const picked = far.find((turn) => turn.number === number);
  return (
    <Page
      title={between.lastRound}
      back={{ to: paths.more(live.id), label: common.more }}
      foot={<Foot live={live} turn={picked} why={picked && reason(picked, ending, after(picked))} />}
    >
      {far.length === 0 ? <p>{deals.tooFew}</p> : null}
      {isEven(seats, times, far, 0) && times.size > 0 ? <Notice>{between.lastRounds.evenNow}</Notice> : null}
      <Choice
        label={deals.whichLast}
        look="rows"
        options={turns.map((turn) => ({
          value: turn.number,
          word: deals.turn(turn.number, live.name(turn.dealer)),
        }))}
        value={number}
        onChoose={choose}
      />
    </Page>
  );
}

/** How many deals there are up to one with a number. */
const shown = (turns: readonly Turn[], number: number | undefined): number =>
  turns.findIndex((turn) => turn.number === number) + 1;

const dealsOf = (live: LiveEvening) =>
  live.lines.value.flatMap(({ entry }) => {
    const known = entryOf(entry);
    return "dealer" in known ? [known] : [];
  });

function reason(turn: Turn, ending: Ending | undefined, even: boolean): string {
  const { lastRounds: say } = words.value.between;
  if (even) return say.even;
  return ending?.why === "once" && ending.turn.number === turn.number ? say.once : say.uneven;
}

interface FootProps {
  readonly live: LiveEvening;
  readonly turn: Turn | undefined;
  readonly why: string | undefined;
}

function Foot({ live, turn, why }: FootProps) {
  const { lastRounds: say } = words.value.between;
  const { last } = dealWords(live);
  const { fault, run } = useCommand();
  const set = (number: number | null, told: string) =>
    run(live.announceLastDeal(number), () => {
      announce(told);
      up(paths.table(live.id));
    });
  return (
    <>
      <FaultNotice fault={fault} />
      {why === undefined ? null : <p role="status">{why}</p>}
      {live.lastDeal.value === null ? null : <Key onClick={() => set(null, say.cancel)}>{say.cancel}</Key>}
      {turn === undefined ? null : (
        <Key kind="main" onClick={() => set(turn.number, say.announced(last(turn.number), live.name(turn.dealer)))}>
          {last(turn.number)}
        </Key>
      )}
    </>
  );
}
