import type { Suit as SuitName } from "../../rules/tarok/cards.ts";
import "./suit.css";

/** What a key or a note shows as a sign: a suit, the kings together, the pagat. */
export type CardSign = SuitName | "kings" | "pagat";

const SHAPES: Readonly<Record<CardSign, string>> = {
  spades:
    "M12 1.5C9 6.5 2.5 9.7 2.5 14.4c0 2.9 2.1 4.8 4.6 4.8 1.6 0 2.9-.7 3.8-1.9-.1 2-.9 3.7-2.4 5.2h7c-1.5-1.5-2.3-3.2-2.4-5.2.9 1.2 2.2 1.9 3.8 1.9 2.5 0 4.6-1.9 4.6-4.8C21.5 9.7 15 6.5 12 1.5z",
  hearts:
    "M12 22C9 17.5 2 13.5 2 7.8 2 4.6 4.3 2.5 7 2.5c2.2 0 4 1.3 5 3.3 1-2 2.8-3.3 5-3.3 2.7 0 5 2.1 5 5.3C22 13.5 15 17.5 12 22z",
  diamonds: "M12 1.5c2 3.9 4.7 7.4 8 10.5-3.3 3.1-6 6.6-8 10.5C10 18.6 7.3 15.1 4 12c3.3-3.1 6-6.6 8-10.5z",
  clubs:
    "M12 1.5a4.9 4.9 0 0 0-3.6 8.2 4.9 4.9 0 1 0 2.6 8c-.1 1.8-.9 3.4-2.4 4.8h6.8c-1.5-1.4-2.3-3-2.4-4.8a4.9 4.9 0 1 0 2.6-8A4.9 4.9 0 0 0 12 1.5z",
  kings: "M3 7.5l4.5 4L12 4l4.5 7.5 4.5-4L19.3 17H4.7zM4.7 18.8h14.6v2H4.7z",
  pagat: "M8 3h8v2.4h-2.6v13.2H16V21H8v-2.4h2.6V5.4H8z",
};

const RED: readonly CardSign[] = ["hearts", "diamonds"];

/** A card's sign, drawn (no font has to have it). Give its `word` where none stands beside it. */
export function Suit({ of, word }: { readonly of: CardSign; readonly word?: string }) {
  return (
    <>
      <svg class={RED.includes(of) ? "suit red" : "suit"} viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[of]} />
      </svg>
      {word === undefined ? null : <span class="vh">{word}</span>}
    </>
  );
}
