import { signal } from "@preact/signals";
import { fireEvent, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { ok } from "../../../src/model/index.ts";
import { here, replace } from "../../../src/ui/router.ts";
import More from "../../../src/ui/screens/more/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/evening/e/more/lastRound"));

/** After 22 deals: Birgit and Søren have dealt six times, Åse and Anders five. */
function open(announced: number | null = null) {
  const { evening } = followed({ ...CLUB_EVENING.file, entries: CLUB_EVENING.file.entries.slice(0, 22), end: null });
  const said: (number | null)[] = [];
  const live = {
    ...evening,
    lastDeal: signal(announced),
    announceLastDeal: (number: number | null) => {
      said.push(number);
      return Promise.resolve(ok(undefined));
    },
  };
  draw(<More params={{ id: live.id, what: "lastRound" }} />, appWith(live));
  return { live, said };
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("the deal after which everyone has dealt equally often is proposed, announced in one tap", async () => {
  const { live, said } = open();
  expect(screen.getByText("Så har alle givet lige mange gange.")).toBeTruthy();
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Spil 24: Anders giver");
  await tap("Spil 24 er det sidste");
  await expect.poll(() => here.value.path).toBe(`/evening/${live.id}`);
  expect(said).toEqual([24]);
});

test("another deal can be the last one, and is told to be uneven", async () => {
  const { said } = open();
  await tap("Spil 25: Birgit giver");
  expect(await screen.findByText("Så har ikke alle givet lige mange gange.")).toBeTruthy();
  await tap("Spil 25 er det sidste");
  expect(said).toEqual([25]);
});

test("what was announced can be taken back", async () => {
  const { said } = open(28);
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Spil 28: Anders giver");
  await tap("Spil videre uden slut");
  expect(said).toEqual([null]);
});
