import { signal } from "@preact/signals";
import { render, screen } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Opened } from "../../../src/state/index.ts";
import { WithEvening } from "../../../src/ui/evening/with-evening.tsx";
import { AppContext } from "../../../src/ui/use-app.ts";
import { speak } from "../../../src/ui/words.ts";
import { fakeApp } from "../fakes/app.ts";

beforeAll(async () => speak(await loadWords("da")));

const opened = (status: Opened) =>
  render(
    <AppContext.Provider value={fakeApp({ openEvening: () => signal(status) })}>
      <WithEvening id="a" opening={<p>vent</p>}>
        {({ id }) => <p>åben {id}</p>}
      </WithEvening>
    </AppContext.Provider>,
  );

test("an evening that is not there leads back to the start", () => {
  opened({ status: "missing" });
  expect(screen.getByRole("heading").textContent).toBe("Her er ikke noget");
  expect(screen.getByRole("link").getAttribute("href")).toBe("#/");
});

test("an evening that cannot be read says why", () => {
  opened({ status: "failed", why: "blocked" });
  expect(document.body.textContent).toContain("Luk den fane, og prøv igen.");
});

test("while the drawer answers there is what the screen wants there", () => {
  opened({ status: "opening" });
  expect(document.body.textContent).toBe("vent");
});
