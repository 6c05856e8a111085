import { summary } from "../../../i18n/index.ts";
import type { LiveEvening, LogRow } from "../../../state/index.ts";
import { ListLink, ListRow, Say } from "../../components/index.ts";
import { loggedEntry, logTitle } from "../../evening/log-title.ts";
import { tellingOf } from "../../evening/telling.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly row: LogRow;
}

/** One row of the log; it leads to the entry as long as that is in the book. */
export function LogEntry({ live, row }: Props) {
  const inBook = live.lines.value.some((line) => line.entry.id === row.of);
  const content = {
    title: (
      <>
        <b>{logTitle(live, row)}</b> <When live={live} row={row} />
      </>
    ),
    below: <What live={live} row={row} />,
  };
  return <li>{inBook ? <ListLink to={paths.book(live.id, row.of)} {...content} /> : <ListRow {...content} />}</li>;
}

/** What the entry says now, and what it said before where it was corrected or deleted. */
function What({ live, row: { kind, entry, before } }: Props) {
  const { book } = words.value;
  if (kind === "setup") return null;
  const told = tellingOf(live, live.now.value.seats);
  const stood = kind === "corrected" || kind === "deleted" ? loggedEntry(before) : null;
  const stands = loggedEntry(entry);
  return (
    <>
      {stood === null ? null : (
        <span>
          {stands === null ? null : `${book.before}: `}
          <Say>{summary(told, stood)}</Say>
        </span>
      )}
      {stands === null ? null : (
        <span>
          {stood === null ? null : `${book.after}: `}
          <Say>{summary(told, stands)}</Say>
        </span>
      )}
    </>
  );
}

/** When it was done: the time of day, with the day where that is not the evening's, and on which device if that is known. */
function When({ live, row: { at, by } }: Props) {
  const { book, format } = words.value;
  const sameDay = at.slice(0, 10) === live.setup.value.startedAt.slice(0, 10);
  const parts = [
    ...(sameDay ? [] : [format.day(at)]),
    book.at(format.time(at)),
    ...(by === undefined ? [] : [book.by(by)]),
  ];
  return <span class="quiet">{parts.join(" ")}</span>;
}
