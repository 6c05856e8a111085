import type { EntryId } from "../../../model/index.ts";
import type { GamePart, OfEvening, PersonPage } from "../../../state/index.ts";
import { Amount, ListLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** The evening with the largest gain and the one with the largest loss. */
export function RecordEvenings({ figures: { best, worst } }: Pick<PersonPage, "figures">) {
  const said = words.value.person;
  if (best === null && worst === null) return null;
  return (
    <section>
      <h2>{said.recordEvenings}</h2>
      <ul>
        <RecordEvening title={said.best} record={best} />
        <RecordEvening title={said.worst} record={worst} />
      </ul>
    </section>
  );
}

interface EveningProps {
  readonly title: string;
  readonly record: PersonPage["figures"]["best"];
}

function RecordEvening({ title, record }: EveningProps) {
  const { format } = words.value;
  if (record === null) return null;
  const { evening, startedAt, points, minor, currency } = record;
  const money = minor === null ? [] : [format.signedMoney(minor, currency)];
  return (
    <li>
      <ListLink
        to={paths.settle(evening)}
        title={title}
        below={[format.date(startedAt), ...money].join(" · ")}
        end={<Amount value={points}>{format.signed(points)}</Amount>}
      />
    </li>
  );
}

/** The records of a game within single evenings: the best deal and the dearest, the largest pot, the longest streak. */
export function GameRecords({ part: { game, best, worst, pot, streak } }: { readonly part: GamePart }) {
  const { figures, format, common } = words.value;
  const said = figures[game];
  const points = (record: typeof best) => record && { record, end: format.signed(record.points), value: record.points };
  return (
    <ul>
      <DealRecord game={game} title={said.best} of={points(best)} />
      <DealRecord game={game} title={said.worst} of={points(worst)} />
      <DealRecord
        game={game}
        title={said.pot}
        of={points(pot)}
        what={pot ? (common.pots as Names)[pot.pot] : undefined}
      />
      <DealRecord
        game={game}
        title={said.streak}
        of={streak && { record: streak, end: format.points(streak.deals), value: 0 }}
        what={streak ? said.inARow(format.points(streak.deals), streak.deals) : undefined}
      />
    </ul>
  );
}

type Names = Readonly<Record<string, string>>;

interface DealProps {
  readonly game: GamePart["game"];
  readonly title: string;
  readonly of: {
    readonly record: OfEvening<{ readonly entry: EntryId; readonly number: number }>;
    readonly end: string;
    readonly value: number;
  } | null;
  readonly what?: string | undefined;
}

function DealRecord({ game, title, of, what }: DealProps) {
  const { figures, format } = words.value;
  if (of === null) return null;
  const { evening, startedAt, entry, number } = of.record;
  const where = figures[game].numbered(format.points(number));
  return (
    <li>
      <ListLink
        to={paths.book(evening, entry)}
        title={title}
        below={[...(what === undefined ? [] : [what]), `${format.date(startedAt)}, ${where}`].join(" · ")}
        end={<Amount value={of.value}>{of.end}</Amount>}
      />
    </li>
  );
}
