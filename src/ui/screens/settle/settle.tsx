import { useState } from "preact/hooks";
import type { PlayerId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { announce, FaultNotice, KeyLink, Notice, Page } from "../../components/index.ts";
import { dayAndPlace } from "../../evening/day.ts";
import { Reader } from "../../evening/reader.tsx";
import { paths } from "../../paths.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { Difference } from "./difference.tsx";
import { End, Unsaved } from "./ending.tsx";
import { Plan } from "./plan.tsx";
import { Pots } from "./pots.tsx";
import { BackupReminder } from "./reminder.tsx";
import { Share } from "./share.tsx";
import { Standings } from "./standings.tsx";

interface Props {
  readonly live: LiveEvening;
}

/** The end of the evening: the pots shared, points as money, the smallest plan, and what of it is paid. */
export function Settle({ live }: Props) {
  const { settle, table, common } = words.value;
  const end = live.setup.value.end;
  const [chosen, choose] = useState<PlayerId>();
  const { fault, run } = useCommand();
  const named = end === null ? chosen : end.remainderTo;
  // While the evening runs the choice is only looked at; ending stores it.
  const outcome = end === null && named !== undefined ? live.outcomeIf(named) : live.outcome.value;
  const name = (id: PlayerId) => (end === null ? choose(id) : run(live.end(id)));
  const finish = () => run(live.end(chosen), () => announce(settle.ended));
  return (
    <Page
      title={settle.title}
      class="settle"
      back={end === null ? { to: paths.table(live.id), label: table.title } : { to: paths.start, label: common.back }}
      action={
        <KeyLink kind="plain" to={paths.book(live.id)}>
          {table.book}
        </KeyLink>
      }
      felt={<Pots live={live} />}
      foot={end === null && !live.reader.value ? <End live={live} onEnd={finish} /> : undefined}
    >
      <div class="st-result">
        <Reader live={live} />
        <p class="quiet">{dayAndPlace(live.setup.value)}</p>
        {end === null ? <Notice lead={settle.running}>{settle.ifNow}</Notice> : null}
        <Unsaved live={live} />
        <FaultNotice fault={fault} />
        <Misfits live={live} />
        <Difference live={live} />
        <Share live={live} split={outcome.split} named={named} onName={name} />
        <Standings live={live} outcome={outcome} />
      </div>
      <Plan live={live} outcome={outcome} />
      {end === null ? null : <BackupReminder live={live} />}
    </Page>
  );
}

/** What the book holds but cannot count must be put right before anybody pays. */
function Misfits({ live }: Props) {
  const { settle } = words.value;
  const misfit = live.lines.value.find(({ problems }) => problems.length > 0);
  if (misfit === undefined) return null;
  return (
    <>
      <Notice lead={settle.misfits} />
      <KeyLink to={paths.book(live.id, misfit.entry.id)}>{settle.toBook}</KeyLink>
    </>
  );
}
