import { describe, expect, test } from "vitest";
import { plain, problemPhrase, problemText, USUAL_TERMS } from "../../src/i18n/index.ts";
import { PROBLEM_CODES, type Problem } from "../../src/model/index.ts";
import type { Deal } from "../../src/rules/tarok/deal.ts";
import { danish, english, swedish } from "./support/telling.ts";

const deal = (keys: Partial<Deal>): Deal => ({ type: "deal", id: "d", dealer: "p", sittingOut: ["b"], ...keys });
const halfHearts = { player: "k", kind: "half", of: "hearts", missing: "queen" } as const;

/** A problem, the deal it was found in, and what is said of it. */
type Row = [Problem, Deal | undefined, string, string];

describe("what declarations cannot say", () => {
  test.each<Row>([
    [
      {
        code: "heldTwice",
        path: ["declarations", 1],
        card: "hearts king",
        players: ["k", "p"],
        rows: [
          ["declarations", 0],
          ["declarations", 1],
        ],
      },
      deal({ declarations: [halfHearts, { player: "p", kind: "full", of: "hearts" }] }),
      "Fuldt i hjerter kan ikke passe. Karen har meldt halvt i hjerter uden damen og har kongen, cavalen og knægten. Ret en af meldingerne, eller noter den som forkert.",
      "Full in hearts cannot be. Karen has declared half in hearts without the queen and holds the king, the cavalier and the jack. Correct one of the declarations, or note it as false.",
    ],
    [
      {
        code: "heldTwice",
        path: ["entries", 3, "declarations", 1],
        card: "scus",
        players: ["k", "p"],
        rows: [
          ["declarations", 0],
          ["declarations", 1],
        ],
      },
      deal({ declarations: [halfHearts, { player: "p", kind: "overfull", of: "clubs" }] }),
      "Sprøjte i klør kan ikke passe. Karen har meldt halvt i hjerter uden damen og har scusen. Ret en af meldingerne, eller noter den som forkert.",
      "Overfull in clubs cannot be. Karen has declared half in hearts without the queen and holds the scus. Correct one of the declarations, or note it as false.",
    ],
    [
      {
        code: "handContradiction",
        path: ["declarations", 1],
        card: "scus",
        players: ["k"],
        rows: [
          ["declarations", 0],
          ["declarations", 1],
        ],
      },
      deal({ declarations: [halfHearts, { player: "k", kind: "full", of: "spades" }] }),
      "Fuldt i spar kan ikke passe. Karen har også meldt halvt i hjerter uden damen, så scusen er på hånden. Ret en af meldingerne, eller noter den som forkert.",
      "Full in spades cannot be. Karen has also declared half in hearts without the queen, so the scus is in the hand. Correct one of the declarations, or note it as false.",
    ],
    [
      {
        code: "handContradiction",
        path: ["declarations", 1],
        card: "hearts queen",
        players: ["k"],
        rows: [
          ["declarations", 0],
          ["declarations", 1],
        ],
      },
      deal({ declarations: [halfHearts, { ...halfHearts, missing: "king" }] }),
      "Halvt i hjerter uden kongen kan ikke passe. Karen har også meldt halvt i hjerter uden damen, så hjerter dame er ikke på hånden. Ret en af meldingerne, eller noter den som forkert.",
      "Half in hearts without the king cannot be. Karen has also declared half in hearts without the queen, so the queen of hearts is not in the hand. Correct one of the declarations, or note it as false.",
    ],
    [
      {
        code: "handContradiction",
        path: ["declarations", 2],
        card: "scus",
        players: ["i", "p", "k"],
        rows: [
          ["declarations", 0],
          ["declarations", 1],
          ["declarations", 2],
        ],
      },
      deal({
        declarations: [
          { player: "i", kind: "full", of: "spades" },
          { player: "p", kind: "full", of: "clubs" },
          { player: "k", kind: "full", of: "hearts" },
        ],
      }),
      "Fuldt i hjerter kan ikke passe. Ingen af de tre hænder har så scusen, og et sted skal kortet være. Ret en af meldingerne, eller noter den som forkert.",
      "Full in hearts cannot be. None of the three hands then holds the scus, and it must be somewhere. Correct one of the declarations, or note it as false.",
    ],
    [
      {
        code: "declaredTwice",
        path: ["declarations", 1],
        players: ["k"],
        rows: [
          ["declarations", 0],
          ["declarations", 1],
        ],
      },
      deal({
        declarations: [
          { player: "k", kind: "taroks", count: 11, withPagat: true },
          { player: "k", kind: "taroks", count: 12, withPagat: true },
        ],
      }),
      "12 tarokker med pagaten kan ikke meldes igen. Karen har allerede meldt 11 tarokker med pagaten. Slet den ene.",
      "12 taroks with the pagat cannot be declared again. Karen has already declared 11 taroks with the pagat. Delete one of them.",
    ],
    [
      { code: "tooManyTaroks", path: ["declarations", 1], players: ["k", "p"], expected: 22, actual: 24 },
      deal({}),
      "Der er meldt for mange tarokker. Meldingerne kræver 24, og der er højst 22 til dem. Ret antallet i en af meldingerne.",
      "Too many taroks are declared. The declarations need 24, and there are at most 22 for them. Correct the number in one of the declarations.",
    ],
    [
      { code: "tooManyTaroks", path: ["declarations", 1], players: ["k"], expected: 13, actual: 10 },
      deal({}),
      "Karen må have flere tarokker end 10. Meldingerne kræver mindst 13. Ret antallet.",
      "Karen must have more taroks than 10. The declarations need at least 13. Correct the number.",
    ],
    [
      { code: "handTooLarge", path: ["declarations", 2], players: ["p"], expected: 25, actual: 27 },
      deal({}),
      "Pouls meldinger kræver 27 kort. Hånden er på 25. Ret en af meldingerne, eller noter den som forkert.",
      "Poul's declarations need 27 cards. The hand has 25. Correct one of the declarations, or note it as false.",
    ],
    [
      { code: "amount", path: ["declarations", 0, "count"], expected: 10, actual: 9 },
      deal({}),
      "9 tarokker kan ikke meldes. Der meldes fra 10. Ret antallet.",
      "9 taroks cannot be declared. Declarations begin at 10. Correct the number.",
    ],
  ])("%j", (problem, entry, inDanish, inEnglish) => {
    expect(plain(problemPhrase(danish, problem, entry))).toBe(inDanish);
    expect(plain(problemPhrase(english, problem, entry))).toBe(inEnglish);
  });

  test("the scus has the club's name", () => {
    const told = { ...danish, words: danish.words.withTerms({ ...USUAL_TERMS, scus: "scies" }) };
    const problem: Problem = { code: "heldTwice", path: ["declarations", 1], card: "scus", players: ["k", "p"] };
    expect(plain(problemText(told, problem).rest)).toBe("Karen har meldt noget andet og har sciesen.");
  });
});

describe("what cannot have happened in the play", () => {
  const lost = [{ card: "king", suit: "clubs", player: "i", to: "p" } as const];
  const ultimo = { winner: "k", ultimo: "king", suit: "clubs" } as const;

  test.each<Row>([
    [
      {
        code: "cardPlayedTwice",
        path: ["lastTrick", "ultimo"],
        card: "clubs king",
        players: ["i", "k"],
        rows: [
          ["lost", 0, "card"],
          ["lastTrick", "ultimo"],
        ],
      },
      deal({ lost, lastTrick: ultimo }),
      "Klør konge kan kun falde én gang. Noteret: Inger taber klør konge til Poul og Karen gør ultimo med klør konge. Ret det ene.",
      "The king of clubs can fall only once. Noted: Inger loses the king of clubs to Poul and Karen makes ultimo with the king of clubs. Correct one of them.",
    ],
    [
      { code: "cardPlayedTwice", path: ["lost", 4, "card"], players: ["i"], expected: 4, actual: 5 },
      deal({}),
      "Der er kun fire konger. 5 er noteret. Slet en af dem.",
      "There are only four kings. 5 are noted. Delete one of them.",
    ],
    [
      {
        code: "notTheHolder",
        path: ["lost", 0, "player"],
        card: "hearts king",
        players: ["k", "i"],
        rows: [
          ["declarations", 0],
          ["lost", 0, "player"],
        ],
      },
      deal({ declarations: [halfHearts] }),
      "Hjerter konge er ikke hos Inger. Karen har meldt halvt i hjerter uden damen og har hjerter konge. Ret, hvem der havde kortet, eller noter meldingen som forkert.",
      "Inger does not hold the king of hearts. Karen has declared half in hearts without the queen and holds the king of hearts. Correct who had the card, or note the declaration as false.",
    ],
    [
      {
        code: "notTheHolder",
        path: ["pagatHome"],
        card: "pagat",
        players: ["k"],
        rows: [["declarations", 0], ["pagatHome"]],
      },
      deal({ declarations: [{ player: "k", kind: "taroks", count: 11, withPagat: false }] }),
      "Pagaten er ikke hos Karen. Karen har meldt 11 tarokker uden pagaten. Ret, hvem der havde kortet, eller noter meldingen som forkert.",
      "Karen does not hold the pagat. Karen has declared 11 taroks without the pagat. Correct who had the card, or note the declaration as false.",
    ],
    [
      {
        code: "trickImpossible",
        path: ["lastTrick", "bagud", 1, "player"],
        players: ["i"],
        rows: [
          ["lastTrick", "bagud", 0, "player"],
          ["lastTrick", "bagud", 1, "player"],
        ],
      },
      deal({}),
      "Inger kan ikke gå bagud to gange. Hver lægger ét kort i sidste stik. Slet det ene.",
      "Inger cannot go bagud twice. Everyone plays one card to the last trick. Delete one of them.",
    ],
    [
      { code: "trickImpossible", path: ["lastTrick", "bagud", 0, "card"], card: "pagat", players: ["k", "i"] },
      deal({}),
      "En konge kan ikke tage et stik, som pagaten ligger i. Enhver tarok slår en konge. Ret sidste stik.",
      "A king cannot win a trick that the pagat lies in. Any tarok beats a king. Correct the last trick.",
    ],
    [
      { code: "selfCapture", path: ["lost", 0, "to"] },
      deal({ lost: [{ card: "pagat", player: "i", to: "i" }] }),
      "Inger kan ikke tabe kortet til sig selv. Vælg en anden.",
      "Inger cannot lose the card to themselves. Choose somebody else.",
    ],
    [
      { code: "selfCapture", path: ["lastTrick", "bagud", 0, "player"] },
      deal({ lastTrick: { winner: "k", bagud: [{ card: "pagat", player: "k" }] } }),
      "Karen kan ikke gå bagud i sit eget stik. Vælg en anden.",
      "Karen cannot go bagud in a trick of their own. Choose somebody else.",
    ],
    [
      { code: "noloTookTrick", path: ["nolo"], rows: [["lost", 0, "to"], ["nolo"]] },
      deal({ nolo: "p", lost }),
      "Poul spiller nolo og tager ingen stik. Noteret: Inger taber klør konge til Poul. Ret det, eller slet noloen.",
      "Poul plays nolo and takes no trick. Noted: Inger loses the king of clubs to Poul. Correct it, or delete the nolo.",
    ],
    [
      { code: "toutLostTrick", path: ["lastTrick", "winner"], rows: [["tout"], ["lastTrick", "winner"]] },
      deal({ tout: "p", lastTrick: { winner: "k" } }),
      "Poul spiller tout og tager samtlige stik. Noteret: Karen tager sidste stik. Ret det, eller slet touten.",
      "Poul plays tout and takes every trick. Noted: Karen takes the last trick. Correct it, or delete the tout.",
    ],
    [
      { code: "barredFromUltimo", path: ["lastTrick", "ultimo"], name: "revoke", players: ["p"] },
      deal({}),
      "Poul er spærret fra ultimo (kulørsvigt). Noter ultimoen som ikke godtaget.",
      "Poul is barred from ultimo (revoke). Note the ultimo as refused.",
    ],
    [
      { code: "voidedHasResult", path: ["lastTrick"], name: "lastTrick" },
      deal({}),
      "Et kasseret spil har intet sidste stik. Slet det, eller lad spillet gælde.",
      "A void deal has no last trick. Delete it, or let the deal stand.",
    ],
    [
      { code: "countTotal", path: ["counts", 1, "points"], expected: 78, actual: 83 },
      deal({
        counts: [
          { player: "i", points: 31 },
          { player: "p", points: 52 },
        ],
      }),
      "31 + 52 er 83, 5 for meget. Der er 78 i alt. Ret den ene bunke.",
      "31 + 52 is 83, 5 too many. There are 78 in all. Correct one of the piles.",
    ],
    [
      { code: "countTotal", path: ["counts", 1, "player"], players: ["i"] },
      deal({}),
      "Inger er talt to gange. Vælg, hvis den anden bunke er.",
      "Inger is counted twice. Choose whose the other pile is.",
    ],
    [
      { code: "countTotal", path: ["counts", 0, "points"], expected: 0, actual: -4 },
      deal({}),
      "En bunke kan ikke være under 0. Ret tallet.",
      "A pile cannot be below 0. Correct the number.",
    ],
    [
      { code: "countTotal", path: ["counts"], name: "nolo", players: ["i"] },
      deal({ nolo: "i" }),
      "Efter en nolo tælles der ikke. Slet tællingen eller noloen.",
      "After a nolo nothing is counted. Delete the count or the nolo.",
    ],
  ])("%j", (problem, entry, inDanish, inEnglish) => {
    expect(plain(problemPhrase(danish, problem, entry))).toBe(inDanish);
    expect(plain(problemPhrase(english, problem, entry))).toBe(inEnglish);
  });
});

describe("what is wrong with people and files", () => {
  test.each<Row>([
    [
      { code: "unknownPlayer", path: ["nolo"], players: ["x9"] },
      undefined,
      "X9 er ikke med i aften. Vælg en, der er med.",
      "X9 does not take part in this evening. Choose somebody who does.",
    ],
    [
      { code: "notAtTable", path: ["player"], players: ["j"] },
      undefined,
      "Jens sidder ikke ved bordet. Vælg en, der gør, eller lad Jens sætte sig først.",
      "Jens does not sit at the table. Choose somebody who does, or let Jens sit down first.",
    ],
    [
      { code: "notPlaying", path: ["nolo"], players: ["b"] },
      undefined,
      "Børge sidder over i dette spil. Vælg en af dem, der spiller, eller ret, hvem der sidder over.",
      "Børge sits out this deal. Choose one of those who play, or correct who sits out.",
    ],
    [
      { code: "notThreePlaying", path: ["sittingOut"], expected: 3, actual: 4 },
      undefined,
      "Der skal være tre til at spille. Nu er der 4. Ret, hvem der sidder over.",
      "Three must play. Now there are 4. Correct who sits out.",
    ],
    [
      { code: "dealerSitsOut", path: ["sittingOut"], players: ["p"] },
      undefined,
      "Poul giver og kan ikke sidde over. Vælg en anden til det ene eller det andet.",
      "Poul deals and cannot sit out. Choose somebody else for one of the two.",
    ],
    [
      { code: "alreadyAtTable", path: ["player"], players: ["k"] },
      undefined,
      "Karen sidder allerede ved bordet. Vælg en anden.",
      "Karen already sits at the table. Choose somebody else.",
    ],
    [
      { code: "tableSize", path: ["player"], expected: 5, actual: 6 },
      undefined,
      "Der er højst plads til 5 ved bordet. Lad først en anden gå.",
      "There is room for at most 5 at the table. Let somebody leave first.",
    ],
    [
      { code: "tableSize", path: ["player"], expected: 1, actual: 0 },
      undefined,
      "Den sidste kan ikke gå fra bordet. Slut aftenen i stedet.",
      "The last one cannot leave the table. End the evening instead.",
    ],
    [
      { code: "tableSize", path: ["seats"], expected: 3, actual: 2 },
      undefined,
      "Der skal sidde mindst 3 ved bordet. Tilføj en spiller.",
      "At least 3 must sit at the table. Add a player.",
    ],
    [
      { code: "tableSize", path: ["entries", 2, "seats"], expected: 4, actual: 3 },
      undefined,
      "4 sidder ved bordet, og 3 har fået plads. De samme skal sidde der, kun i en anden orden.",
      "4 sit at the table, and 3 were given a place. The same people must sit there, only in another order.",
    ],
    [
      { code: "potNegative", path: ["amount"], name: "pot:king", expected: 40, actual: 60 },
      undefined,
      "Der er kun 40 i kongekoppen. Der kan ikke tages 60. Ret beløbet.",
      "There is only 40 in the king pot. 60 cannot be taken from it. Correct the amount.",
    ],
    [
      { code: "shape", path: [] },
      undefined,
      "Det er ikke en aften fra Kongekop. Vælg en fil, som Kongekop har gemt.",
      "This is no evening from Kongekop. Choose a file that Kongekop saved.",
    ],
    [
      { code: "shape", path: [], expected: 5000000, actual: 5000001 },
      undefined,
      "Aftenen er større, end en fil kan være. Den fylder 5000001 byte, og 5000000 er det højeste.",
      "The evening is larger than a file can be. It has 5000001 bytes, and 5000000 are the most.",
    ],
    [
      { code: "shape", path: ["entries"], expected: 10000, actual: 10001 },
      undefined,
      "Der er 10001 rækker i entries. En aften kan højst have 10000.",
      "There are 10001 rows in entries. An evening can have 10000 at most.",
    ],
    [
      { code: "shape", path: ["revisions"] },
      undefined,
      "Filen er ændret, efter at Kongekop gemte den. Det, der står i den, passer ikke med aftenens egne rettelser. Hent filen igen fra den telefon, hvor aftenen er, og ret i Kongekop i stedet for i filen.",
      "The file was changed after Kongekop wrote it. What it says does not agree with the evening's own corrections. Get the file again from the phone that has the evening, and correct it in Kongekop, not in the file.",
    ],
    [
      { code: "shape", path: ["version"] },
      undefined,
      "Filen har en anden version. Opdater appen, og prøv igen.",
      "The file has another version. Update the app and try again.",
    ],
    [
      { code: "shape", path: ["game"] },
      undefined,
      "Filens spil kendes ikke. Opdater appen, og prøv igen.",
      "The game of the file is not known. Update the app and try again.",
    ],
    [
      { code: "shape", path: ["entries", 3, "lost", 0, "suit"] },
      undefined,
      "Feltet entries[3].lost[0].suit har ikke den rette form. Det mangler, er ukendt, står der to gange eller er af en anden slags.",
      "The field entries[3].lost[0].suit does not have the right form. It is missing, unknown, there twice or of another kind.",
    ],
    [
      { code: "shape", path: ["to"], name: "player:i" },
      undefined,
      "Der kan ikke betales til sig selv. Vælg en anden modtager.",
      "Nobody can pay themselves. Choose another recipient.",
    ],
    [
      { code: "shape", path: ["counts", 1, "player"], players: ["i"] },
      undefined,
      "Inger er talt to gange. Slet det ene.",
      "Inger is counted twice. Delete one of them.",
    ],
    [
      { code: "amount", path: ["rules", "tout"] },
      undefined,
      "Tallet rules.tout går ikke. Skriv et helt tal inden for grænserne.",
      "The number rules.tout cannot be. Use a whole number within the limits.",
    ],
    [
      { code: "duplicateId", path: ["entries", 4, "id"] },
      undefined,
      "Id'et entries[4].id er brugt før. Giv hver spiller og hver post sit eget.",
      "The id entries[4].id was used before. Give every player and every entry an id of its own.",
    ],
  ])("%j", (problem, entry, inDanish, inEnglish) => {
    expect(plain(problemPhrase(danish, problem, entry))).toBe(inDanish);
    expect(plain(problemPhrase(english, problem, entry))).toBe(inEnglish);
  });
});

describe("every code", () => {
  const bare = PROBLEM_CODES.map((code): Problem => ({ code, path: ["declarations", 0] }));
  const odd = PROBLEM_CODES.map(
    (code): Problem => ({
      code,
      path: [],
      players: [],
      rows: [["declarations", 9], ["nowhere"]],
      card: "?",
      name: "?",
    }),
  );

  test.each([...bare, ...odd])("has a sentence however little is known: %j", (problem) => {
    for (const told of [danish, english, swedish]) {
      for (const entry of [undefined, deal({}), deal({ declarations: [halfHearts] })]) {
        const { head, rest, remedy } = problemText(told, problem, entry);
        expect(plain(head)).toMatch(/^\S.*\.$/);
        for (const part of [head, rest, remedy]) expect(plain(part)).not.toMatch(/undefined|\[object|NaN|null/);
      }
    }
  });

  test.each(PROBLEM_CODES)("%s says what to do", (code) => {
    for (const told of [danish, english, swedish]) {
      const { remedy, rest } = problemText(told, { code, path: ["player"] });
      expect(plain(remedy) || plain(rest)).not.toBe("");
    }
  });
});
