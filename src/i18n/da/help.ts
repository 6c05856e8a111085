/** Short help, by the address of a screen: what it does, and the usual questions. Loaded when it is asked for. */
export const help = {
  "/": [
    "Her begynder du: den aften, der er i gang, ellers en ny.",
    "Under den står de tidligere aftener med resultatet. Et tryk viser afregningen.",
    "Alt ligger kun på denne telefon. Gem en kopi under Menu og Data.",
  ],
  "/new": [
    "Vælg, hvem der spiller, i den rækkefølge I sidder, mod uret. To navne bytter plads, når du trykker på dem.",
    "Loddet finder den, der giver først. Du kan også trykke på navnet.",
    "Pris, jetons og sted kan rettes nu eller senere under Regler og pris.",
  ],
  "/people": [
    "Alle, der har spillet eller er skrevet op. Et tryk viser personens tal.",
    "Den, der ikke kommer mere, kan lægges i arkivet; intet forsvinder.",
  ],
  "/people/:id": [
    "Et nyt navn gælder i alle aftener. Et kendetegn skiller to med samme navn.",
    "To, der er den samme, kan slås sammen, og det kan fortrydes.",
  ],
  "/person/:id": [
    "En persons tal: aftener, point og penge, og hvordan det gik.",
    "Ved hvert tal står, hvad det er regnet ud fra. Prøveaftenen tæller ikke med.",
  ],
  "/evenings": [
    "Alle aftener efter sæson. Et tryk viser afregningen; stregerne ved siden af åbner aftenens menu.",
    "Søg efter navn, sted, dato eller et ord fra en note: ”Poul klubhuset”, ”24 okt”, ”oktober 2025”.",
    "Slettede aftener står nederst og kan hentes tilbage.",
  ],
  "/evening/:id": {
    tarok: [
      "Tryk på Sidste stik ved den, der tog det, skriv de to tællinger, og gem.",
      "Alt andet noteres på en spiller: tryk på navnet og så på det, der skete.",
      "Under hvert navn står, hvad spillet giver eller koster. Hvorfor forklarer det.",
      "Fortryd tager det sidste tilbage. Ældre spil rettes i bogen.",
    ],
    triomphe: [
      "Viser nogen et kort, så tryk på navnet og på kortet.",
      "Er der noget tilbage i puljen, så tryk på Stik hos den, der tager hvert af de fem stik, og gem.",
      "Under hvert navn står, hvad runden giver eller koster. Hvorfor forklarer det.",
      "Fortryd tager det sidste tilbage. Ældre runder rettes i bogen.",
    ],
  },
  "/evening/:id/book/:entry?": [
    "Bogen har alt, hvad der er noteret, og hvad det flyttede. Tryk på en linje for at se hvorfor.",
    "En linje, der er åbnet, kan rettes, slettes eller få en ny foran sig. Alt efter den regnes om.",
  ],
  "/evening/:id/log": [
    "Her står, hvad der er gemt, rettet og slettet, det nyeste øverst.",
    "Fortryd tager det øverste tilbage. Intet forsvinder helt.",
  ],
  "/evening/:id/account/:account": [
    "Sådan blev saldoen til, betaling for betaling, den nyeste øverst.",
    "Hver linje fører til det sted i bogen, den kommer fra.",
  ],
  "/evening/:id/review/:entry?": [
    "Aftenen skridt for skridt: træk i linjen, eller gå ét frem eller tilbage.",
    "Kurven viser alles saldo; tallene står også i en tabel.",
  ],
  "/evening/:id/settle": {
    tarok: [
      "Kopperne deles, og planen har så få betalinger som muligt.",
      "Sæt hak ved det, der er betalt; et tryk til tager det tilbage. Aftenen kan åbnes igen, hvis noget mangler.",
      "Står der en difference, skal den forklares først: tæl jetons, eller bogfør den på én.",
    ],
    triomphe: [
      "Planen har så få betalinger som muligt.",
      "Sæt hak ved det, der er betalt; et tryk til tager det tilbage. Aftenen kan åbnes igen, hvis noget mangler.",
    ],
  },
  "/evening/:id/more/:what?": {
    tarok: [
      "Det, der sker mellem spillene: bøder, overførsler, optællinger, og hvem der kommer og går.",
      "Nederst er vejen til aftenens regler, deling og afslutning.",
      "Det, du begynder på, bliver liggende, til det er gemt eller ryddet.",
    ],
    triomphe: [
      "Det, der sker mellem runderne: overførsler, og hvem der kommer og går.",
      "Nederst er vejen til aftenens regler, deling og afslutning.",
      "Det, du begynder på, bliver liggende, til det er gemt eller ryddet.",
    ],
  },
  "/evening/:id/display": [
    "En skærm for alle ved bordet. Den kan vendes og låses.",
    "Et tryk fører tilbage til bordet.",
  ],
  "/evening/:id/share": [
    "Aftenen som tekst, link, tabeller eller på papir.",
    "Et link har hele aftenen i sig og åbnes uden net. Modtageren kan kun se, til den gemmes.",
    "Regnskabsfilen er for den, der fører bøger i programmet hledger; andre kan springe det over.",
  ],
  "/evening/:id/hand-over": [
    "En anden telefon kan tage aftenen over. Derefter kan denne kun læse.",
    "Kun den ene tæller. Bliver der noteret på begge, lægges det sammen.",
  ],
  "/evening/:id/sheet": ["Aftenen, som den bliver på papir.", "Browserens udskrift kan også gemme den som PDF."],
  "/evening/:id/setup": [
    "Det, der rettes her, gælder hele aftenen. Alt regnes om.",
    "Før du gemmer, ser du, hvad det gør ved hver.",
    "Klubbens faste regler rettes under Menu og Regler.",
  ],
  "/evening/:id/difference": [
    "Aftenens egne regler ved siden af et sæt. Kun det, der er forskelligt, står her.",
    "Aftenens regler rettes under Regler og pris.",
  ],
  "/difference": ["To sæt regler ved siden af hinanden.", "Kun det, der er forskelligt, står her."],
  "/evening/:id/reference": [
    "Alle beløb efter aftenens egne regler.",
    "Udskriv giver et ark til bordet.",
    "Skal et beløb være anderledes i aften, så ret det under Regler og pris.",
  ],
  "/evening/:id/tables": [
    "Flere borde på samme aften gøres op under ét. Vælg de andre borde.",
    "Aftenerne bliver, som de er, og kan skilles igen.",
  ],
  "/money/:person?": [
    "Det, der ikke er gjort op på aftenen, står på mellemregningen for hver.",
    "En betaling, helt eller delvis, skrives her, når den er givet.",
    "Det, der blev betalt ved bordet, noteres på aftenens afregning og står også på mellemregningen.",
  ],
  "/night/:id": [
    "Flere borde gjort op under ét: en saldo for hver og så få betalinger som muligt.",
    "Sæt hak ved det, der er betalt; et tryk til tager det tilbage.",
  ],
  "/seasons": ["Sæsoner er perioder med et navn, til at begynde med et klubår.", "Et tryk viser stillingen."],
  "/seasons/:id": ["Stillingen i sæsonen, med sum og gennemsnit for hver.", "Prøveaftenen tæller ikke med."],
  "/seasons/new": [
    "Sæsonens navn, første og sidste dag, og hvor mange aftener der skal til for at stå i stillingen.",
    "Aftenerne i den findes af deres dato.",
  ],
  "/seasons/:id/edit": [
    "Sæsonens navn, første og sidste dag, og hvor mange aftener der skal til for at stå i stillingen.",
    "Aftenerne i den findes af deres dato.",
  ],
  "/rules/:profile/reference": ["Alle beløb efter disse regler.", "Udskriv giver et ark til bordet."],
  "/rules/:profile?": [
    "En ny aften begynder med et af disse sæt regler og beholder dem.",
    "Hjørring kan ikke rettes. Kopiér det, så kan alt i kopien rettes.",
    "† står ved beløb, som ikke er i hæftet, til klubben har bekræftet dem.",
  ],
  "/shared/:form/:data?": [
    "En aften fra et link. Den ligger ikke på telefonen endnu.",
    "Behold den, så står den blandt dine aftener. Er den her i forvejen, lægges det sammen.",
  ],
  "/settings/:what?": [
    "Det, der ikke hører til en enkelt aften: udseende, klubben, regler og data.",
    "Under Data gemmes alt i én fil, som en anden telefon kan læse.",
    "Alt gælder straks, og kun på denne telefon.",
  ],
};
