import { createElement, Fragment } from "preact";
import type { Part, Phrase } from "../../i18n/index.ts";
import { Suit } from "./suit.tsx";

/** A phrase with its suits drawn: sign and word, or the sign alone (its word read out) where it is `tight`. */
export function Say({ children, tight = false }: { readonly children: Phrase; readonly tight?: boolean }) {
  const drawn = (part: Part) => (typeof part === "string" ? part : <Drawn {...part} tight={tight} />);
  return createElement(Fragment, null, ...children.map(drawn));
}

function Drawn({ suit, word, tight }: Exclude<Part, string> & { readonly tight: boolean }) {
  if (tight) return <Suit of={suit} word={word} />;
  return (
    <span class="num">
      <Suit of={suit} /> {word}
    </span>
  );
}
