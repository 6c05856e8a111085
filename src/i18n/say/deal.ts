import type { Suit } from "../../rules/tarok/cards.ts";
import type { Bagud, Deal, Lost } from "../../rules/tarok/deal.ts";
import type { Phrase } from "../phrase.ts";
import { countedPiles } from "./count.ts";
import { declared } from "./declaration.ts";
import { fineClause } from "./fine.ts";
import { heading, type Speaking, type Telling } from "./telling.ts";

type Clause = Phrase | string;

/** The suit of a king, where somebody noted it. */
export const suitOf = (played: Lost | Bagud): Suit | undefined => (played.card === "king" ? played.suit : undefined);

/** "Inger taber klør konge til Poul". */
export const lostClause = ({ words, name }: Speaking, lost: Lost): Phrase =>
  words.sentences.deal.loses(
    name(lost.player),
    words.sentences.ultimoCard(lost.card, suitOf(lost)),
    lost.to === undefined ? undefined : name(lost.to),
  );

/** "Inger går bagud med hjerter konge". */
export const bagudClause = ({ words, name }: Speaking, bagud: Bagud): Phrase =>
  words.sentences.deal.bagud(name(bagud.player), words.sentences.ultimoCard(bagud.card, suitOf(bagud)));

/** "Karen gør ultimo med hjerter konge", or who simply won the last trick. */
export function lastTrickClause({ words, name }: Speaking, deal: Deal): Clause | undefined {
  const { deal: say, ultimoCard } = words.sentences;
  if (!deal.lastTrick) return undefined;
  const { winner, ultimo, suit, refused } = deal.lastTrick;
  if (ultimo === undefined) return say.lastTrick(name(winner));
  const [who, card] = [name(winner), ultimoCard(ultimo, suit)];
  if (refused) return say.ultimoRefused(who, card);
  const annulled = deal.nolo !== undefined || deal.tout !== undefined;
  return annulled ? say.ultimoAnnulled(who, card) : say.ultimo(who, card);
}

/** How the play ended; beside a nolo or tout the last trick is told only where it was an ultimo. */
function endClauses(told: Speaking, deal: Deal): Clause[] {
  const { deal: say } = told.words.sentences;
  const whole = deal.nolo !== undefined || deal.tout !== undefined;
  const last = whole && deal.lastTrick?.ultimo === undefined ? undefined : lastTrickClause(told, deal);
  return [
    ...(deal.tout === undefined ? [] : [say.tout(told.name(deal.tout))]),
    ...(deal.nolo === undefined ? [] : [say.nolo(told.name(deal.nolo))]),
    ...(last === undefined ? [] : [last]),
    ...(deal.lastTrick?.bagud ?? []).map((bagud) => bagudClause(told, bagud)),
  ];
}

/** What each player declared, one clause a player, and what proved false. */
function declarationClauses({ words, name }: Telling, { declarations = [] }: Deal): Phrase[] {
  const { declares, withdrawn } = words.sentences.deal;
  const standing = declarations.filter((declaration) => !declaration.withdrawn);
  const players = [...new Set(standing.map(({ player }) => player))];
  const of = (id: string) => standing.filter(({ player }) => player === id).map((one) => declared(words, one));
  return [
    ...players.map((id) => declares(name(id), words.format.phrases(of(id)))),
    ...declarations
      .filter((declaration) => declaration.withdrawn)
      .map((declaration) => withdrawn(name(declaration.player), declared(words, declaration))),
  ];
}

/** The three piles, each with its owner. */
const countClauses = (told: Telling, deal: Deal): string[] =>
  deal.counts ? [told.words.sentences.deal.counts(countedPiles(told, deal))] : [];

/** Everything that is told of a deal, a clause each, the result first. */
export function dealClauses(told: Telling, deal: Deal): Clause[] {
  const { deal: say } = told.words.sentences;
  const clauses = [
    ...(deal.voided ? [say.voided] : []),
    ...endClauses(told, deal),
    ...declarationClauses(told, deal),
    ...(deal.lost ?? []).map((lost) => lostClause(told, lost)),
    ...(deal.pagatHome === undefined ? [] : [say.pagatHome(told.name(deal.pagatHome))]),
    ...(deal.fines ?? []).map((fine) => fineClause(told, fine)),
    ...countClauses(told, deal),
  ];
  return clauses.length === 0 ? [say.nothing] : clauses;
}

/** How a deal ended, in as few words as can be: "Karen gør ultimo med hjerter konge". */
export function ending(told: Speaking, deal: Deal): Phrase {
  if (deal.voided) return heading(told.words.sentences.deal.voided);
  const [first] = endClauses(told, deal);
  return first === undefined ? [] : heading(first);
}

/** "Poul giver, Børge sidder over". */
export const dealLine = ({ words, name }: Speaking, { dealer, sittingOut }: Deal): string =>
  words.sentences.deal.gives(name(dealer), words.format.list(sittingOut.map(name)));

/** What was noted of a deal besides its play: dealt again, no fee, taroks in the skat, the note. */
export function dealRemarks(
  { words }: Pick<Telling, "words">,
  { redeals = 0, dealerPays, skatTaroks, note }: Deal,
): Phrase[] {
  const { deal: say } = words.sentences;
  return [
    ...(redeals > 0 ? [say.redeals(redeals)] : []),
    ...(dealerPays === false ? [say.noFee] : []),
    ...(skatTaroks === undefined ? [] : [say.skat(skatTaroks)]),
    ...(note === undefined || note === "" ? [] : [note]),
  ].map(heading);
}
