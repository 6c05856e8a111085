import { type Problem, problem } from "../../../model/index.ts";
import { repeats } from "../../repeats.ts";
import { TRICKS } from "../cards.ts";
import type { Round } from "../entry.ts";
import { untilTricks } from "../settle.ts";
import { peopleOf, type TriompheContext } from "./context.ts";
import { checkPeople } from "./seating.ts";

/** Everything about a round that cannot be (rules.md, section 12). */
export const checkRound = (round: Round, context: TriompheContext): readonly Problem[] => [
  ...checkPeople(round, peopleOf(context)),
  ...checkShown(round),
  ...(round.death === undefined ? checkTricks(round, context) : besideDeath(round)),
];

/** Each card is shown once, and each player has one row. */
function checkShown({ shown = [] }: Round): readonly Problem[] {
  const cards = shown.flatMap(({ player, cards }, row) => cards.map((card, i) => ({ card, player, row, i })));
  return [
    ...repeats(shown, ({ player }) => player).map(([again]) => problem("shape", ["shown", again.index, "player"])),
    ...repeats(cards, ({ card }) => card).map(([{ member }, first]) =>
      problem("cardShownTwice", ["shown", member.row, "cards", member.i], {
        players: [first.member.player, member.player],
        name: member.card,
      }),
    ),
  ];
}

/** Death ends the round: nothing is shown for a share, and no trick is played. */
const besideDeath = ({ death = "", shown = [], tricks = [] }: Round): readonly Problem[] => [
  ...(shown.length > 0 ? [problem("deathAndShown", ["shown"], { players: [death] })] : []),
  ...(tricks.length > 0 ? [problem("deathAndTricks", ["tricks"], { players: [death] })] : []),
];

/** Five tricks where a pot is left, and none where there is none; the stakes of those who play leave one where nothing is shown. */
function checkTricks(round: Round, { potsKnown, rules, state }: TriompheContext): readonly Problem[] {
  const { shown = [], tricks = [] } = round;
  const actual = tricks.length;
  if (shown.length > 0 && !(potsKnown && state.seats.includes(round.dealer))) return [];
  const isLeft = shown.length === 0 || untilTricks(round, state, rules).left > 0;
  if (isLeft) return actual === TRICKS ? [] : [problem("tricksMissing", ["tricks"], { expected: TRICKS, actual })];
  return actual === 0 ? [] : [problem("tricksWithoutPot", ["tricks"], { actual })];
}
