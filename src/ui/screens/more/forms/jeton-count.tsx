import { held, own, type PlayerId, playerAccount, points } from "../../../../model/index.ts";
import { NumberBox } from "../../../pad/number-box.tsx";
import { words } from "../../../words.ts";
import { type Built, everyone, type FieldsProps, type Kind, type Moment } from "../kind.ts";

interface JetonCount {
  /** What each counted, by player; who did not count is empty or absent. */
  readonly counted: Readonly<Record<PlayerId, string>>;
}

/** Players count the jetons they hold (rules.md, section 9). */
export const jetonCount: Kind<JetonCount> = {
  type: "jetonCount",
  shape: "jetonCount 1",
  title: () => words.value.between.jetonCount,
  fields: [],
  fresh: () => ({ counted: {} }),
  of: (entry) =>
    entry.type === "jetonCount"
      ? { counted: Object.fromEntries(entry.counts.map(({ player, counted }) => [player, String(counted)])) }
      : undefined,
  build,
  Fields,
};

/** What the book expects a player to hold in jetons: handed out so far, and the balance. */
export const expected = (player: PlayerId, { state }: Moment): number =>
  (own(state.issued, player) ?? 0) + held(state.books, playerAccount(player));

function build({ counted }: JetonCount, moment: Moment): Built {
  const counts = everyone(moment).flatMap((player) => {
    const text = own(counted, player) ?? "";
    return text === "" ? [] : [{ player, counted: points(Number(text)) }];
  });
  if (counts.length === 0) return { missing: moment.state.seats[0] ?? "", say: words.value.between.missing.jetons };
  return { entry: { type: "jetonCount", counts } };
}

/** Those at the table, and who left with jetons of the evening. */
const holders = (moment: Moment): readonly PlayerId[] =>
  everyone(moment).filter((id) => moment.state.seats.includes(id) || moment.state.seated.includes(id));

function Fields({ draft: { counted }, change, moment }: FieldsProps<JetonCount>) {
  const { between } = words.value;
  const { live } = moment;
  return (
    <>
      <p class="quiet">{between.jetonCounts.intro}</p>
      <div class="counts">
        {holders(moment).map((id) => (
          <NumberBox
            key={id}
            name={id}
            label={live.name(id)}
            value={own(counted, id) ?? ""}
            onChange={(digits) => change({ counted: { ...counted, [id]: digits } })}
            beside={told(own(counted, id) ?? "", expected(id, moment))}
          />
        ))}
      </div>
    </>
  );
}

/** "efter bogen 1.145", and once it is counted how far that is off. */
function told(text: string, book: number): string {
  const { between, format } = words.value;
  const { jetonCounts: say } = between;
  const off = Number(text) - book;
  const size = format.points(Math.abs(off));
  const deviation = off === 0 ? say.fits : off < 0 ? say.less(size) : say.more(size);
  const known = say.expected(format.points(book));
  return text === "" ? known : `${known}, ${deviation}`;
}
