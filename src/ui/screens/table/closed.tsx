import type { ComponentChildren } from "preact";
import type { Line, LiveEvening, RecordingAt } from "../../../state/index.ts";
import { KeyLink, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { dealWords } from "../../table/use-table.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly at: RecordingAt;
}

/** The table where no deal can be recorded: the evening is over, too few sit there, or the deal is gone from the book. */
export function Unplayable({ live, at }: Props) {
  const { table } = words.value;
  const { seats } = useApp().games[live.setup.value.game];
  const isAt = ({ entry, number }: Line) =>
    at.kind !== "next" && entry.id === at.entry && (at.kind !== "amend" || number !== null);
  const gone = at.kind !== "next" && !live.lines.value.some(isAt);
  if (gone) return <Instead title={dealWords(live).gone} to={paths.book(live.id)} word={table.book} />;
  if (at.kind === "next" && live.setup.value.end !== null) {
    return (
      <Instead title={table.ended} to={paths.settle(live.id)} word={table.settle}>
        <KeyLink to={paths.book(live.id)}>{table.book}</KeyLink>
      </Instead>
    );
  }
  const tooFew = live.now.value.seats.length < seats.min;
  if (tooFew) return <Instead title={dealWords(live).tooFew} to={paths.more(live.id, "join")} word={table.whoComes} />;
  // The draft is being looked for.
  return <main class="surface felt" />;
}

interface InsteadProps {
  readonly title: string;
  readonly to: string;
  readonly word: string;
  readonly children?: ComponentChildren;
}

function Instead({ title, to, word, children }: InsteadProps) {
  const { common } = words.value;
  return (
    <Page title={title} back={{ to: paths.start, label: common.back }}>
      <KeyLink kind="main" to={to}>
        {word}
      </KeyLink>
      {children}
    </Page>
  );
}
