import { fireEvent, screen, waitFor } from "@testing-library/preact";
import { beforeAll, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { ok } from "../../../src/model/index.ts";
import type { ImportPreview } from "../../../src/state/index.ts";
import { Preview } from "../../../src/ui/incoming/preview.tsx";
import { speak } from "../../../src/ui/words.ts";
import { aCard } from "../../support/cards.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";

beforeAll(async () => speak(await loadWords("da")));

const evening = aCard();
const preview: ImportPreview = {
  added: [],
  known: 0,
  isBack: true,
  changed: [
    {
      id: evening.id,
      mine: evening,
      theirs: evening,
      merged: evening,
      mineChangedAt: evening.startedAt,
      theirsChangedAt: evening.startedAt,
      problems: [],
      suggested: "theirs",
    },
  ],
  refused: [],
  leftOut: [],
  twice: [],
  newPeople: () => [],
  newBooks: { seasons: 0, nights: 0, payments: 0 },
  namesakes: [{ name: "Karen", mine: "k", theirs: "k2" }],
  renamed: [{ id: "a", mine: "Anna", theirs: "Anders" }],
  newRules: [],
  settings: null,
};

test("what comes by a link is told of as a link, and what was suggested is chosen", async () => {
  const applyImport = vi.fn(() => Promise.resolve(ok(undefined)));
  const { data } = fakeApp();
  const onDone = vi.fn();
  draw(
    <Preview preview={preview} from="link" onRefuse={() => {}} onDone={onDone} />,
    fakeApp({ data: { ...data, applyImport } }),
  );
  expect(screen.getByRole("button", { name: /^Linkets / }).getAttribute("aria-pressed")).toBe("true");
  expect(document.body.textContent).toContain("Det bringer linket");
  expect(document.body.textContent).toContain("føres den her igen");
  expect(document.body.textContent).toContain("Anna hedder Anders i linket.");
  expect(document.body.textContent).not.toMatch(/fil(en|ens)?\b/i);
  fireEvent.click(screen.getByRole("button", { name: "Hent ind" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(applyImport).toHaveBeenCalledWith({ evenings: {}, samePeople: [], settings: false });
});
