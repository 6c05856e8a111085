import { differenceOf, type Phrase, summary, wholeSummary } from "../../../i18n/index.ts";
import { byClockOf, dayOf } from "../../../model/index.ts";
import type { LiveEvening, LogRow, Moved } from "../../../state/index.ts";
import { ListLink, ListRow, Say } from "../../components/index.ts";
import { changesOf } from "../../evening/changes.ts";
import { timeIn } from "../../evening/day.ts";
import { loggedEntry, logTitle } from "../../evening/log-title.ts";
import { tellingAt } from "../../evening/telling.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { setupSaid } from "./setup-said.ts";

interface Props {
  readonly live: LiveEvening;
  readonly row: LogRow;
  /** What it did to everybody and both pots, where that was looked up. */
  readonly moved?: Moved | undefined;
}

/** One row of the log; it leads to the entry as long as that is in the book. */
export function LogEntry({ live, row, moved }: Props) {
  const inBook = live.lines.value.some((line) => line.entry.id === row.of);
  const content = {
    title: (
      <>
        <b>{logTitle(live, row)}</b> <When live={live} row={row} />
      </>
    ),
    below: (
      <>
        <What live={live} row={row} />
        {moved ? <WhatMoved live={live} moved={moved} /> : null}
      </>
    ),
  };
  return <li>{inBook ? <ListLink to={paths.book(live.id, row.of)} {...content} /> : <ListRow {...content} />}</li>;
}

/** What the entry says, or said; of a correction what it changed. */
function What({ live, row }: Props) {
  const { book } = words.value;
  const { kind, entry, before } = row;
  if (kind === "setup") return <Setup live={live} row={row} />;
  const told = tellingAt(live, row.of);
  const [stood, stands] = [loggedEntry(before), loggedEntry(entry)];
  if (kind === "corrected" && stood !== null && stands !== null) {
    const { gone, come } = differenceOf(told, stood, stands);
    return (
      <>
        <Told label={come.length === 0 ? book.goneFrom : book.before} text={gone} />
        <Told label={gone.length === 0 ? book.cameTo : book.after} text={come} />
      </>
    );
  }
  const shown = kind === "deleted" ? stood : stands;
  return shown === null ? null : (
    <span>
      <Say>{kind === "saved" ? wholeSummary(told, shown) : summary(told, shown)}</Say>
    </span>
  );
}

function Setup({ live, row }: Props) {
  const { book } = words.value;
  return (
    <>
      {setupSaid(live, row).map(([stood, stands]) => (
        <span key={`${stood} ${stands}`}>
          {book.before}: {stood}. {book.after}: {stands}.
        </span>
      ))}
    </>
  );
}

function Told({ label, text }: { readonly label: string; readonly text: Phrase }) {
  if (text.length === 0) return null;
  return (
    <span>
      {label}: <Say>{text}</Say>
    </span>
  );
}

/** "Inger +20, Poul −20, kongekop +5". */
function WhatMoved({ live, moved }: { readonly live: LiveEvening; readonly moved: Moved }) {
  const { common, format } = words.value;
  const { players, pots } = changesOf(moved);
  const potNames: Readonly<Record<string, string>> = common.pots;
  const changes = [
    ...players.map((change) => ({ ...change, name: live.name(change.id) })),
    ...pots.map((change) => ({ ...change, name: potNames[change.id] ?? change.id })),
  ];
  if (changes.length === 0) return null;
  const said = changes.map(({ name, before, after }) => `${name}\u00a0${format.signed(after - before)}`);
  return <span class="log-moved num">{said.join(" · ")}</span>;
}

/** When it was done: the time of day, with the day where that is not the evening's, and on which device if that is known. */
function When({ live, row: { at, by } }: Props) {
  const { book, format } = words.value;
  const { startedAt } = live.setup.value;
  const time = timeIn(live, at);
  const sameDay = dayOf(byClockOf(startedAt, at)) === dayOf(startedAt);
  const parts = [
    ...(sameDay || time.length === 0 ? [] : [format.day(byClockOf(startedAt, at))]),
    ...time,
    ...(by === undefined ? [] : [book.by(by)]),
  ];
  return <span class="quiet">{parts.join(" ")}</span>;
}
