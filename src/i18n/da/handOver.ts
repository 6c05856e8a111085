/** An evening that goes on on another phone. */
export const handOver = {
  title: "Fortsæt på en anden telefon",
  intro: "Hele aftenen følger med, også det, der er rettet. Åbn linket på den anden telefon, og tryk »Fortsæt her«.",
  unsaved: "Det, der ikke er gemt, følger ikke med.",
  qrTooLong: "Aftenen er for lang til en QR-kode. Send linket eller filen.",
  send: "Send linket",
  copy: "Kopiér linket",
  file: "Send aftenen som fil",
  fileHint: "Filen hentes ind på den anden telefon under Menu, Data.",
  after: "Når den anden telefon har den",
  counts: "Kun én telefon fører aftenen. Tryk her, når den anden er klar: så kan aftenen kun læses på denne.",
  give: "Den anden telefon fører nu",
  together:
    "Er der alligevel noteret på begge, går intet tabt: send aftenen tilbage på samme måde, så lægges de sammen.",
  reader: {
    title: "Læses her",
    lead: "Aftenen føres nu på en anden telefon; her kan den kun læses.",
    counts: "Det er den anden telefon, der tæller. Send aftenen tilbage derfra, så lægges de to sammen.",
    takeBack: "Før den her igen",
  },
  arrived: {
    lead: "Aftenen er i gang.",
    counts:
      "Tryk »Fortsæt her«, så føres den på denne telefon, og det er den, der tæller. Tryk så »Den anden telefon fører nu« på den første.",
    here: "Fortsæt her",
  },
};
