import type { Round } from "../../src/rules/triomphe/index.ts";

/** The keys that a person taps to record a round, by their ids; `proposed` is the dealer that the table proposes. */
export function roundTaps(round: Round, proposed: string): readonly string[] {
  const { dealer, sittingOut = [], stake, death, shown = [], tricks = [] } = round;
  const digits = [...String(stake ?? "")].map((digit) => `digit:${digit}`);
  return [
    ...(dealer === proposed && sittingOut.length === 0 ? [] : ["seating"]),
    ...(dealer === proposed ? [] : [`dealer:${dealer}`]),
    ...sittingOut.map((id) => `sitOut:${id}`),
    ...(stake === undefined ? [] : ["more", "stake", ...digits]),
    ...(death === undefined ? [] : [`person:${death}`, `death:${death}`]),
    ...shown.flatMap(({ player, cards }) => [`person:${player}`, ...cards.map((card) => `show:${player}:${card}`)]),
    ...tricks.map((id) => `trick:${id}`),
  ];
}
