import { expect, test } from "vitest";
import { plain, reminderText, withdrawalText } from "../../src/i18n/index.ts";
import { emptyBooks } from "../../src/model/index.ts";
import { type Reminder, reminders } from "../../src/rules/tarok/check/reminders.ts";
import type { Deal } from "../../src/rules/tarok/deal.ts";
import { HJORRING } from "../../src/rules/tarok/rules.ts";
import { danish, english } from "./support/telling.ts";

const deal = (keys: Partial<Deal>): Deal => ({ type: "deal", id: "d", dealer: "p", sittingOut: ["b"], ...keys });

test.each<[Reminder, string, string]>([
  [
    { kind: "forgottenDeclaration", player: "k", duty: { kinds: ["matadors"], count: 3 } },
    "Har Karen glemt at melde mindst 3 matadorer?",
    "Did Karen forget to declare at least 3 matadors?",
  ],
  [
    { kind: "forgottenDeclaration", player: "k", duty: { kinds: ["taroks"], count: 12 } },
    "Har Karen glemt at melde mindst 12 tarokker?",
    "Did Karen forget to declare at least 12 taroks?",
  ],
  [
    { kind: "forgottenDeclaration", player: "i", duty: { kinds: ["full", "overfull"], of: "hearts" } },
    "Har Inger glemt at melde fuldt eller sprøjte i hjerter?",
    "Did Inger forget to declare full or overfull in hearts?",
  ],
  [
    { kind: "forgottenDeclaration", player: "i", duty: { kinds: ["half"], of: "kings" } },
    "Har Inger glemt at melde halvt i konger?",
    "Did Inger forget to declare half in kings?",
  ],
  [{ kind: "notCounted" }, "Spillet er ikke talt.", "The deal was not counted."],
])("%j", (reminder, inDanish, inEnglish) => {
  expect(plain(reminderText(danish, reminder, deal({})))).toBe(inDanish);
  expect(plain(reminderText(english, reminder, deal({})))).toBe(inEnglish);
});

const context = {
  players: new Set(danish.seats),
  rules: HJORRING,
  potsKnown: true,
  state: {
    books: emptyBooks(danish.seats, ["pagat", "king"]),
    seats: danish.seats,
    seated: danish.seats,
    issued: {},
    issuedAtStart: HJORRING.funding,
    emptiedBy: {},
    rotation: { last: null, firstDealer: "p", block: null, deals: 0 },
  },
};

/** What is offered where declarations cannot all be true. */
const offers = (declarations: Deal["declarations"] & object): string[] => {
  const found = deal({ declarations });
  const [reminder] = reminders(found, context);
  if (reminder?.kind !== "falseDeclaration") return [];
  return reminder.withdrawals.map((one) => plain(withdrawalText(danish, one, reminder.withdrawals, found)));
};

test("the slip of either of two players is named by the player", () => {
  expect(
    offers([
      { player: "k", kind: "half", of: "hearts", missing: "queen" },
      { player: "p", kind: "full", of: "hearts" },
    ]),
  ).toEqual(["Karens melding var forkert, bøde 40", "Pouls melding var forkert, bøde 40"]);
});

test("one of two slips of one player is named by the declaration", () => {
  expect(
    offers([
      { player: "k", kind: "half", of: "hearts", missing: "queen" },
      { player: "k", kind: "full", of: "spades" },
    ]),
  ).toEqual(["Halvt i hjerter uden damen var forkert, bøde 40", "Fuldt i spar var forkert, bøde 40"]);
});
