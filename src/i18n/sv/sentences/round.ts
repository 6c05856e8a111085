import type { round as da } from "../../da/sentences/round.ts";

const COUNT = ["inget", "ett", "två", "tre", "fyra", "fem"];

export const round: typeof da = {
  death: (who) => `${who} visar Döden och tar potten`,
  shows: (who, cards) => `${who} visar ${cards}`,
  potEmpty: (shows) => `${shows}; potten var tom`,
  potShort: (shows, left) => `${shows}; potten hade bara ${left} kvar`,
  tricks: (taken) => `stick: ${taken}`,
  wins: (who, tricks) => `${who} tar potten med ${COUNT[tricks] ?? tricks} stick`,
  secondFirst: (tied, who) => `${tied} har två stick var; ${who} tog sitt andra först och får potten`,
  firstTrick: (who) => `fem har ett stick var; ${who} tog det första och får potten`,
  nothing: "ingen har visat kort eller tagit stick",
  gives: (who, sittingOut) => (sittingOut === "" ? `${who} ger` : `${who} ger, ${sittingOut} står över`),
  stakeOf: (stake) => `insats ${stake}`,
  rules: {
    stake: (stake) => `alla som spelar lägger ${stake} i potten`,
    death: "den som har Döden tar hela potten, och given är slut",
    shown: (weights, returned) =>
      `insatser från potten: ${weights}${returned ? ", och den man själv har lagt" : ""}; potten betalar vad den har`,
    weight: (card, stakes) => `${card} ${stakes}`,
    tricks:
      "flest stick tar potten; har två två stick var, den som tog sitt andra först; har fem ett var, den som tog det första",
  },
};
