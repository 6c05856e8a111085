import type { FunctionComponent } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import type { Evening } from "../../src/model/index.ts";
import type { ScreenProps } from "../../src/ui/routes.ts";
import Account from "../../src/ui/screens/account/index.tsx";
import Book from "../../src/ui/screens/book/index.tsx";
import More from "../../src/ui/screens/more/index.tsx";
import Settle from "../../src/ui/screens/settle/index.tsx";
import Setup from "../../src/ui/screens/setup/index.tsx";
import { speak } from "../../src/ui/words.ts";
import { CLUB_EVENING } from "../support/cases.ts";
import { withStrangeIds } from "../support/ids.ts";
import { draw } from "./draw.tsx";
import { appWith } from "./fakes/app.ts";
import { fakeEvening } from "./fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));

const plain: Evening = { ...CLUB_EVENING.file, id: "club", end: null };

/** What a screen says, whoever drew it. */
const said = (Screen: FunctionComponent<ScreenProps>, file: Evening, params: Readonly<Record<string, string>>) => {
  const { container, unmount } = draw(<Screen params={{ id: "club", ...params }} />, appWith(fakeEvening(file)));
  const text = container.textContent;
  unmount();
  return text;
};

describe("ids that every object answers to make no difference", () => {
  test.each([
    ["the book", Book, {}, {}],
    ["an entry of the book", Book, { entry: "d13" }, { entry: "d13" }],
    ["the settlement", Settle, {}, {}],
    ["the set-up", Setup, {}, {}],
    ["a count of jetons", More, { what: "jetonCount" }, { what: "jetonCount" }],
    ["a history", Account, { account: "player:p1" }, { account: "player:constructor" }],
  ] as const)("to %s", (_, Screen, params, strange) => {
    expect(said(Screen, withStrangeIds(plain), strange)).toBe(said(Screen, plain, params));
  });
});
