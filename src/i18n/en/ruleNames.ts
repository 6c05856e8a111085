import type * as da from "../da/ruleNames.ts";
import type { Terms } from "../terms.ts";

export const ruleNames = ({ scus }: Terms): ReturnType<typeof da.ruleNames> => ({
  stake: { label: "Stake", meaning: "Everybody who plays puts it into the pot before every round." },
  returnsStake: { label: "One's own stake back", meaning: "Who shows a card also gets the own stake." },
  "weights.fool": { label: "The Fool", meaning: "So many stakes go to who shows the Fool." },
  "weights.magician": { label: "The Magician", meaning: "So many stakes go to who shows the Magician." },
  "weights.strength": { label: "Strength", meaning: "So many stakes go to who shows Strength." },
  name: { label: "Name of the rules", meaning: "What these rules are called where there are several sets." },
  funding: {
    label: "Funding",
    meaning: "Everyone at the table puts it into each pot before the first deal, and into a pot that was emptied.",
  },
  dealerFee: { label: "Dealer's fee", meaning: "The dealer puts it into each pot before the deal." },
  "declarations.taroksFrom": { label: "Taroks from", meaning: `The smallest number to declare, the ${scus} counted.` },
  "declarations.taroksBase": { label: "Taroks", meaning: "Each opponent pays it for the smallest number." },
  "declarations.taroksStep": { label: "Each tarok beyond", meaning: "Each opponent pays it on top." },
  "declarations.matadorsBase": { label: "Matadors", meaning: "Each opponent pays it for three." },
  "declarations.matadorsStep": { label: "Each matador beyond", meaning: "Each opponent pays it on top." },
  "declarations.half": { label: "Half", meaning: `The ${scus} and three of the four of a suit or of the kings.` },
  "declarations.full": { label: "Full", meaning: `All four of a suit or of the kings, without the ${scus}.` },
  "declarations.overfull": { label: "Overfull", meaning: `All four of a suit or of the kings, and the ${scus}.` },
  "lostUltimoCard.pagat.toEachOpponent": {
    label: "Pagat lost, to each opponent",
    meaning: "Whoever loses the pagat before the last trick pays it to both opponents.",
  },
  "lostUltimoCard.pagat.toPot": { label: "Pagat lost, into the pot", meaning: "Goes into the pagat pot." },
  "lostUltimoCard.king.toEachOpponent": {
    label: "King lost, to each opponent",
    meaning: "Whoever loses a king before the last trick pays it to both opponents.",
  },
  "lostUltimoCard.king.toPot": { label: "King lost, into the pot", meaning: "Goes into the king pot." },
  pagatHome: {
    label: "Pagat home",
    meaning: "Each opponent pays it to whoever wins a trick with the pagat before the last one.",
  },
  "ultimo.pagat": {
    label: "Ultimo with the pagat",
    meaning: "Each opponent pays it, and the pagat pot goes to the player.",
  },
  "ultimo.king": {
    label: "Ultimo with a king",
    meaning: "Each opponent pays it, and the king pot goes to the player.",
  },
  "bagud.pagat": {
    label: "Pagat bagud",
    meaning: "Paid to each opponent; as much as the pagat pot holds goes into it.",
  },
  "bagud.king": { label: "King bagud", meaning: "Paid to each opponent; as much as the king pot holds goes into it." },
  lastTrick: {
    label: "Last trick",
    meaning: "Each opponent pays it where there is no ultimo, nolo or tout.",
  },
  lastTrickPaidOnBagud: {
    label: "Last trick paid beside bagud",
    meaning: "The last trick is paid even where somebody went bagud.",
  },
  nolo: {
    label: "Nolo",
    meaning:
      "Each opponent pays it to whoever takes no trick. An ultimo in the same deal is annulled and pays nothing.",
  },
  tout: {
    label: "Tout",
    meaning: "Each opponent pays it to whoever takes every trick and empties both pots. No ultimo is paid beside it.",
  },
  "count.par": { label: "The count comes out even at", meaning: "With so many in the pile one neither gets nor pays." },
  "count.step": {
    label: "Count rounded to",
    meaning: "What is above or below is rounded to the nearest; halfway, to the higher amount.",
  },
  "count.afterTout": { label: "Count after tout", meaning: "The piles are counted and paid after a tout too." },
  voidKeeps: {
    label: "A void deal",
    meaning: "What is paid when a deal is void. The dealer’s fee and fines always are.",
  },
  refusedUltimo: {
    label: "Ultimo refused",
    meaning: "What the last trick pays where the ultimo is refused. The pot stays.",
  },
  fivePlayers: { label: "Five at the table", meaning: "How the turn to sit out goes." },
  splitUnit: {
    label: "Pots are shared in",
    meaning: "The smallest that is shared out. Everyone gets the same; the rest goes to whoever stands lowest.",
  },
});

export const ruleChoices: typeof da.ruleChoices = {
  voidKeeps: {
    nothing: "Only the fee and fines",
    declarations: "Declarations too",
    play: "Declarations and lost ultimo cards too",
  },
  refusedUltimo: { lastTrick: "As a last trick", nothing: "Nothing" },
  fivePlayers: {
    alternate: "After every deal: the dealer sits out the next",
    blocks: "Five deals at a time",
  },
};
