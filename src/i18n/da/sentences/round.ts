const COUNT = ["ingen", "ét", "to", "tre", "fire", "fem"];

/** What is told of a round, without full stop. */
export const round = {
  death: (who: string): string => `${who} viser Døden og tager puljen`,
  shows: (who: string, cards: string): string => `${who} viser ${cards}`,
  potEmpty: (shows: string): string => `${shows}; puljen var tom`,
  potShort: (shows: string, left: string): string => `${shows}; puljen havde kun ${left} tilbage`,
  tricks: (taken: string): string => `stik: ${taken}`,
  wins: (who: string, tricks: number): string => `${who} tager puljen med ${COUNT[tricks] ?? tricks} stik`,
  secondFirst: (tied: string, who: string): string =>
    `${tied} har to stik hver; ${who} tog sit andet først og får puljen`,
  firstTrick: (who: string): string => `fem har ét stik hver; ${who} tog det første og får puljen`,
  nothing: "ingen har vist kort eller taget stik",
  gives: (who: string, sittingOut: string): string =>
    sittingOut === "" ? `${who} giver` : `${who} giver, ${sittingOut} sidder over`,
  stakeOf: (stake: string): string => `indsats ${stake}`,
  rules: {
    stake: (stake: string): string => `alle, der spiller, lægger ${stake} i puljen`,
    death: "den, der har Døden, tager hele puljen, og runden er slut",
    shown: (weights: string, returned: boolean): string =>
      `indsatser fra puljen: ${weights}${returned ? ", og den, man selv har lagt" : ""}; puljen betaler, hvad den har`,
    weight: (card: string, stakes: number): string => `${card} ${stakes}`,
    tricks:
      "flest stik tager puljen; har to hver to stik, den, der tog sit andet først; har fem hver ét, den, der tog det første",
  },
};
