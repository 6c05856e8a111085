import { type PlayerId, points } from "../../src/model/index.ts";
import {
  BARRING_FINES,
  type Deal,
  FINE_KINDS,
  type Fine,
  type LastTrick,
  type Lost,
  propose,
  type TarokRules,
  type TarokState,
} from "../../src/rules/tarok/index.ts";
import type { Dice } from "./dice.ts";
import { deal as dealCards, declarable, type UltimoCardHeld, ultimoCards } from "./hands.ts";

/** What a deal is put together from; `left` holds the ultimo cards that have not fallen yet. */
interface Table {
  readonly dice: Dice;
  readonly playing: readonly PlayerId[];
  readonly left: UltimoCardHeld[];
  readonly nolo: PlayerId | undefined;
  readonly tout: PlayerId | undefined;
}

/** A deal that can be (rules.md, section 11): cards are dealt, and what is recorded follows from the hands. */
export function aDeal(id: string, dice: Dice, state: TarokState, rules: TarokRules): Deal {
  const proposal = propose(state, rules);
  const dealer = dice.oneIn(8) ? dice.pick(state.seats) : proposal.dealer;
  const { sittingOut } = propose(state, rules, dealer);
  const playing = state.seats.filter((player) => !sittingOut.includes(player));
  const hands = dealCards(
    dice,
    dealer,
    playing.filter((player) => player !== dealer),
  );
  const voided = dice.oneIn(10);
  const ending = dice.below(10);
  const player = dice.pick(playing);
  const table: Table = {
    dice,
    playing,
    left: dice.shuffled(ultimoCards(hands)),
    nolo: !voided && ending === 9 ? player : undefined,
    tout: !voided && ending === 8 ? player : undefined,
  };
  const fines = someFines(table);
  const declarations = [
    ...[...hands].flatMap(([holder, hand]) => declarable(holder, hand, rules)).filter(() => !dice.oneIn(4)),
    ...(dice.oneIn(8) ? [{ player, kind: "full", of: "kings", withdrawn: true } as const] : []),
  ];
  const lost = someLost(table);
  const home = dice.oneIn(5) ? broughtHome(table) : undefined;
  const lastTrick = voided || dice.oneIn(12) ? undefined : aLastTrick(table, fines);
  return {
    type: "deal",
    id,
    dealer,
    sittingOut: [...sittingOut],
    ...(proposal.dealerPays || dealer !== proposal.dealer ? {} : { dealerPays: false }),
    ...(dice.oneIn(10) ? { redeals: 1 } : {}),
    ...(declarations.length > 0 ? { declarations } : {}),
    ...(fines.length > 0 ? { fines } : {}),
    ...(lost.length > 0 ? { lost } : {}),
    ...(home === undefined ? {} : { pagatHome: home }),
    ...(voided ? { voided } : {}),
    ...(table.nolo === undefined ? {} : { nolo: table.nolo }),
    ...(table.tout === undefined ? {} : { tout: table.tout }),
    ...(lastTrick ? { lastTrick } : {}),
    ...(voided || table.nolo !== undefined || dice.oneIn(10) ? {} : { counts: someCounts(table) }),
  };
}

function someFines({ dice, playing }: Table): Fine[] {
  return Array.from({ length: dice.oneIn(4) ? 1 + dice.below(2) : 0 }, () => {
    const common = { player: dice.pick(playing), ...(dice.oneIn(3) ? { afterPlay: true as const } : {}) };
    if (dice.oneIn(6)) return { ...common, kind: "other", amount: points(dice.below(50)) };
    const waived = dice.oneIn(5) ? { amount: points(0) } : {};
    return { ...common, kind: dice.pick(FINE_KINDS), ...waived };
  });
}

/** Who may have won a trick: not the nolo player, and where all tricks were one player's only that one. */
function mayWin({ playing, nolo, tout }: Table, butNot?: PlayerId): PlayerId[] {
  return playing.filter((id) => id !== butNot && id !== nolo && (tout === undefined || id === tout));
}

function someLost(table: Table): Lost[] {
  const { dice, left } = table;
  return Array.from({ length: dice.below(3) }, () => left.pop()).flatMap((held) => {
    const takers = held ? mayWin(table, held.player) : [];
    if (!held || takers.length === 0) return [];
    const to = dice.oneIn(4) ? {} : { to: dice.pick(takers) };
    return [{ ...maybeWithoutSuit(held, dice), ...to }];
  });
}

/** Often nobody noted which king it was. */
function maybeWithoutSuit(held: UltimoCardHeld, dice: Dice): UltimoCardHeld | { card: "king"; player: PlayerId } {
  return held.card === "king" && dice.oneIn(3) ? { card: "king", player: held.player } : held;
}

function broughtHome(table: Table): PlayerId | undefined {
  const place = table.left.findIndex(({ card, player }) => card === "pagat" && mayWin(table).includes(player));
  return table.left.splice(place, place < 0 ? 0 : 1)[0]?.player;
}

function aLastTrick(table: Table, fines: readonly Fine[]): LastTrick | undefined {
  const { dice, left } = table;
  const winners = mayWin(table);
  if (winners.length === 0) return undefined;
  const winner = dice.pick(winners);
  const won = dice.oneIn(3) ? undefined : left.find(({ player }) => player === winner);
  const bagud = dice.oneIn(3)
    ? []
    : table.playing
        .filter((id) => id !== winner)
        .flatMap(
          (id) => left.find((held) => held.player === id && !(won?.card === "king" && held.card === "pagat")) ?? [],
        )
        .slice(0, dice.below(3));
  const barred = fines.some(({ player, kind }) => player === winner && BARRING_FINES.includes(kind));
  return {
    winner,
    ...(won ? { ultimo: won.card } : {}),
    ...(won?.card === "king" && !dice.oneIn(3) ? { suit: won.suit } : {}),
    ...(won && (barred || dice.oneIn(10)) ? { refused: true } : {}),
    ...(bagud.length > 0 ? { bagud: bagud.map((held) => maybeWithoutSuit(held, dice)) } : {}),
  };
}

function someCounts({ dice, playing }: Table): NonNullable<Deal["counts"]> {
  const [one, two] = dice.shuffled(playing);
  if (one === undefined || two === undefined) throw new Error("three play a deal");
  const first = dice.below(79);
  return [
    { player: one, points: first },
    { player: two, points: dice.below(79 - first) },
  ];
}
