import type { FunctionComponent } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import type { ScreenProps } from "../../../src/ui/routes.ts";
import Account from "../../../src/ui/screens/account/index.tsx";
import Book from "../../../src/ui/screens/book/index.tsx";
import More from "../../../src/ui/screens/more/index.tsx";
import Settle from "../../../src/ui/screens/settle/index.tsx";
import Setup from "../../../src/ui/screens/setup/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { TRIOMPHE_CASES } from "../../support/cases.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { fakeEvening } from "../fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));

const evenings = TRIOMPHE_CASES.map(([name, { file }]) => [name, file] as const);
const BROKEN = /undefined|\[object|NaN|[Kk]opper/;

const said = (Screen: FunctionComponent<ScreenProps>, file: Evening, params: Readonly<Record<string, string>> = {}) => {
  const live = fakeEvening(file);
  const { container, unmount } = draw(<Screen params={{ id: file.id, ...params }} />, appWith(live));
  const text = container.textContent ?? "";
  unmount();
  return text;
};

describe.each(evenings)("%s through the screens that every game has", (_, file) => {
  test("the book, with its last entries opened", () => {
    for (const { id } of file.entries.slice(-2)) expect(said(Book, file, { entry: id })).not.toMatch(BROKEN);
  });

  test("its histories, its settlement and its set-up", () => {
    expect(said(Account, file, { account: "player:p0" })).not.toMatch(BROKEN);
    expect(said(Account, file, { account: "pot:pot" })).not.toMatch(BROKEN);
    expect(said(Settle, file)).not.toMatch(BROKEN);
    expect(said(Setup, file)).not.toMatch(/undefined|NaN/);
  });

  test.each(["transfer", "join", "leave", "lastRound"])("between rounds: %s", (what) => {
    expect(said(More, file, { what })).not.toMatch(BROKEN);
  });

  test("the menu offers what the game has", () => {
    const menu = said(More, file);
    expect(menu).toContain("Overførsel");
    expect(menu).not.toMatch(/Bøde|Tæl/);
  });
});
