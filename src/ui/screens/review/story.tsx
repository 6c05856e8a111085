import type { ComponentChildren } from "preact";
import { figureName } from "../../../i18n/index.ts";
import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import type { ToldStory } from "../../../state/review/index.ts";
import { Amount, ListLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Counted } from "./counted.tsx";

interface Props {
  readonly live: LiveEvening;
  readonly story: ToldStory;
}

/** The evening in numbers; each leads to where it happened. */
export function Story({ live, story }: Props) {
  const { review } = words.value;
  const { game } = live.setup.value;
  if (story.deals === 0) return null;
  return (
    <section class="rv-story">
      <h2>{review.story}</h2>
      <ul>
        <Records live={live} story={story} />
        {story.lines.map((line) => (
          <Counted key={line.name} live={live} name={figureName(words.value, game, line.name)} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** The largest pot, the best deal and the dearest, the longest streak. */
function Records({ live, story: { pot, best, worst, streak } }: Props) {
  const { common, figures, format, review } = words.value;
  const said = figures[live.setup.value.game];
  const pots: Readonly<Record<string, string>> = common.pots;
  const points = (amount: number) => <Amount value={amount}>{format.signed(amount)}</Amount>;
  const deal = (number: number) => said.numbered(format.points(number));
  return (
    <>
      <Record live={live} title={said.pot} of={pot} end={pot && points(pot.points)}>
        {pot && [pots[pot.pot] ?? pot.pot, deal(pot.number)]}
      </Record>
      <Record live={live} title={said.best} of={best} end={best && points(best.points)}>
        {best && [deal(best.number)]}
      </Record>
      <Record live={live} title={said.worst} of={worst} end={worst && points(worst.points)}>
        {worst && [deal(worst.number)]}
      </Record>
      <Record live={live} title={said.streak} of={streak}>
        {streak && [said.inARow(format.points(streak.deals), streak.deals), review.until(deal(streak.number))]}
      </Record>
    </>
  );
}

interface RecordProps extends Pick<Props, "live"> {
  readonly title: string;
  readonly of: { readonly entry: EntryId; readonly player: string } | null;
  readonly end?: ComponentChildren;
  /** What is said of it after whose it is. */
  readonly children: readonly string[] | null;
}

function Record({ live, title, of, end, children }: RecordProps) {
  if (of === null) return null;
  return (
    <li>
      <ListLink
        to={paths.review(live.id, of.entry)}
        title={title}
        below={[live.name(of.player), ...(children ?? [])].join(" · ")}
        end={end}
      />
    </li>
  );
}
