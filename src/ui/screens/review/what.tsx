import type { Ref } from "preact";
import type { LiveEvening } from "../../../state/index.ts";
import type { Moment } from "../../../state/review/index.ts";
import { KeyLink, Notice, Say } from "../../components/index.ts";
import { Circumstances } from "../../evening/circumstances.tsx";
import { Payments } from "../../evening/payments.tsx";
import { entryOf, isWhole, lineSummary, tellingOf } from "../../evening/telling.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly moment: Moment;
  readonly title: string;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What happened at one moment, in the sentences of the book. */
export function What({ live, moment, title, heading }: Props) {
  return (
    <section class="rv-what">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Happened live={live} moment={moment} />
      <Away live={live} moment={moment} />
    </section>
  );
}

type MomentProps = Pick<Props, "live" | "moment">;

function Happened({ live, moment: { kind, line, sat, transfers } }: MomentProps) {
  const { account, book, review, settle } = words.value;
  const { fundsPots } = useApp().games[live.setup.value.game];
  const told = tellingOf(live, sat);
  if (kind === "end") {
    return (
      <>
        <p>{review.shared}</p>
        <KeyLink to={paths.settle(live.id)}>{settle.title}</KeyLink>
      </>
    );
  }
  if (line === null) {
    return (
      <>
        <p>{fundsPots ? book.begins : account.begins}</p>
        <Payments told={told} entry={null} transfers={transfers} />
      </>
    );
  }
  return (
    <>
      <p>
        <Say>{lineSummary(told, line)}</Say>
      </p>
      {line.problems.length > 0 ? <Notice>{book.misfit}</Notice> : null}
      {isWhole(line) ? <Circumstances live={live} told={told} line={line} /> : null}
      <Payments told={told} entry={entryOf(line.entry)} transfers={transfers} />
      <KeyLink to={paths.book(live.id, line.entry.id)}>{account.inBook}</KeyLink>
    </>
  );
}

/** Who has left still has a part in the sums. */
function Away({ live, moment: { away } }: MomentProps) {
  const { format, review } = words.value;
  if (away.length === 0) return null;
  return (
    <p class="quiet">{away.map(({ id, balance }) => review.away(live.name(id), format.points(balance))).join(" ")}</p>
  );
}
