import { signal } from "@preact/signals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { err, ok, points } from "../../../src/model/index.ts";
import type { App, Data, EveningCard, ImportChoice, ImportPreview, Working } from "../../../src/state/index.ts";
import Settings from "../../../src/ui/screens/settings/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";
import { fakeClub } from "../fakes/club.ts";
import { fakeSettings } from "../fakes/settings.ts";

beforeAll(async () => speak(await loadWords("da")));

const settings = (what?: string, keys: Partial<App> = {}) =>
  draw(<Settings params={what === undefined ? {} : { what }} />, fakeApp(keys));
const key = (name: string | RegExp) => screen.getByRole("button", { name });
const group = (name: string) => within(screen.getByRole("group", { name }));

const evening: EveningCard = {
  id: "a",
  game: "tarok",
  startedAt: "2026-11-23T19:30+01:00",
  place: "Klubhuset",
  running: false,
  unpaid: false,
  minutes: null,
  notes: [],
  deals: 28,
  currency: "DKK",
  players: [{ id: "i", name: "Inger", points: points(145), moneyMinor: 1450, openMinor: 0, deals: 4 }],
  pots: {},
  paid: [],
};

describe("the overview", () => {
  test("changes language and theme at once", () => {
    const fake = fakeSettings();
    settings(undefined, fake);
    fireEvent.click(group("Sprog").getByRole("button", { name: "English" }));
    fireEvent.click(group("Udseende").getByRole("button", { name: "Mørkt" }));
    expect(fake.settings.value).toMatchObject({ language: "en", theme: "dark" });
    fireEvent.click(group("Sprog").getByRole("button", { name: "Auto" }));
    expect(fake.settings.value.language).toBeNull();
  });

  test("leads to everything else", () => {
    settings();
    const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(ways).toEqual([
      "#/",
      "#/evenings",
      "#/seasons",
      "#/money",
      "#/people",
      ...["table", "club"].map((to) => `#/settings/${to}`),
      "#/rules",
      ...["terms", "data", "home-screen", "about"].map((to) => `#/settings/${to}`),
    ]);
  });

  test.each([
    ["Ingen skylder noget.", []],
    [
      "Åbent: 12,50 kr. · 3,00 SEK",
      [
        { currency: "DKK", people: [], plan: [], open: 1250 },
        { currency: "EUR", people: [], plan: [], open: 0 },
        { currency: "SEK", people: [], plan: [], open: 300 },
      ],
    ],
  ])("says what is open between people: %s", async (said, accounts) => {
    settings(undefined, { club: () => Promise.resolve(fakeClub({ accounts: signal(accounts) })) });
    const way = await screen.findByRole("link", { name: /^Mellemregning ./ });
    expect(way.textContent?.replaceAll("\u00a0", " ")).toBe(`Mellemregning${said}`);
  });

  test("says why a choice could not be stored", async () => {
    settings(undefined, { changeSettings: () => Promise.resolve(err({ kind: "storage", why: "quota" })) });
    fireEvent.click(key("English"));
    expect((await screen.findByRole("status")).textContent).toContain("ikke mere plads");
  });
});

describe("at the table", () => {
  const shown = (name: string) => screen.getByRole("switch", { name }).getAttribute("aria-checked");

  test("is used with the right hand and with jetons, until somebody says otherwise", () => {
    const fake = fakeSettings();
    settings("table", fake);
    expect(group("Tommel").getByRole("button", { pressed: true }).textContent).toBe("Højre");
    expect(shown("Vi spiller med jetons")).toBe("true");
    fireEvent.click(group("Tommel").getByRole("button", { name: "Venstre" }));
    fireEvent.click(screen.getByRole("switch", { name: "Vi spiller med jetons" }));
    expect(fake.settings.value).toMatchObject({ hand: "left", jetons: false });
    expect(shown("Vi spiller med jetons")).toBe("false");
  });
});

test("a browser that cannot keep the screen awake says so, as long as that is wanted", () => {
  const fake = fakeSettings();
  settings("table", fake);
  expect(document.querySelector(".notice")?.textContent).toContain("kan ikke holde skærmen tændt");
  fireEvent.click(screen.getByRole("switch", { name: "Hold skærmen tændt" }));
  expect(document.querySelector(".notice")).toBeNull();
});

test("an address below the settings that leads nowhere says so", () => {
  settings("nowhere");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Her er ikke noget");
});

test("the club's word for the scus is one of two", () => {
  const fake = fakeSettings();
  settings("terms", fake);
  expect(key("scus, scusen").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(key("scies, sciesen"));
  expect(fake.settings.value.terms).toEqual({ scus: "scies" });
  expect(key("scies, sciesen").getAttribute("aria-pressed")).toBe("true");
});

test("in English only the scus has two words", async () => {
  speak(await loadWords("en"));
  onTestFinished(async () => speak(await loadWords("da")));
  settings("terms");
  expect(screen.getAllByRole("group").map((group) => group.textContent)).toEqual([
    expect.stringContaining("The Fool is called"),
  ]);
});

test("what a new evening begins with is stored as it is typed, and only while it can be", () => {
  const fake = fakeSettings();
  settings("club", fake);
  const type = (name: string, value: string) =>
    fireEvent.input(screen.getByRole("textbox", { name }), { target: { value } });
  type("Klub", "Hjørring Tarok ");
  type("Pris pr. point", "12,5");
  type("Jetons til hver fra start", "500");
  expect(fake.settings.value).toMatchObject({
    club: "Hjørring Tarok",
    money: { currency: "DKK", minorPerPoint: 12.5, roundToMinor: 1 },
    issued: 500,
  });
  type("Pris pr. point", "");
  expect(fake.settings.value.money.minorPerPoint).toBe(12.5);
  expect(screen.getByRole("textbox", { name: "Pris pr. point" }).getAttribute("aria-invalid")).toBe("true");
});

describe("data", () => {
  const nothing: ImportPreview = {
    added: [],
    known: 0,
    isBack: false,
    changed: [],
    refused: [],
    leftOut: [],
    twice: [],
    newPeople: () => [],
    renamed: [],
    newRules: [],
    newBooks: { seasons: 0, nights: 0, payments: 0 },
    namesakes: [],
    settings: null,
  };
  const withData = (keys: Partial<Data>): Partial<App> => ({ data: { ...fakeApp().data, ...keys } });
  const brings = (preview: Partial<ImportPreview>, keys: Partial<Data> = {}) =>
    withData({ previewImport: () => Promise.resolve(ok({ ...nothing, ...preview })), ...keys });

  /** Chooses a file, as the phone's own choice of files would hand it over. */
  function chooseFile(): void {
    const input = document.querySelector("input");
    if (!input) throw new Error("there is no place for a file");
    Object.defineProperty(input, "files", { value: [new Blob(["{}"])] });
    fireEvent.change(input);
  }

  test.each([
    ["on an empty phone is brought in first", 0, ["Hent en kopi ind", "Gem en kopi"], "Vælg en fil"],
    ["that there is goes out first", 1, ["Gem en kopi", "Hent en kopi ind"], "Gem filen"],
  ])("%s", (_, endedCount, titles, main) => {
    settings("data", { front: signal({ running: [], ended: [], endedCount, uncopied: 0 }) });
    const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(heads.slice(0, 2)).toEqual(titles);
    expect([...document.querySelectorAll(".key.main")].map(({ textContent }) => textContent)).toEqual([main]);
  });

  test("is exported as one file, and the app says so", async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    settings("data");
    fireEvent.click(key("Gem filen"));
    await screen.findByText("Filen er gemt.");
    expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
  });

  test.each([
    ["notOurs", "Filen er ikke fra Kongekop."],
    ["newer", "Filen er gemt af en nyere udgave af Kongekop. Hent den nye udgave, og prøv igen."],
    ["cutShort", /^Filen er ikke hel/],
    ["damaged", /^Filen er blevet ødelagt undervejs/],
    ["empty", /^Filen er tom/],
  ] as const)("a file that is refused (%s) changes nothing and says why", async (kind, said) => {
    settings("data", withData({ previewImport: () => Promise.resolve(err({ kind })) }));
    chooseFile();
    await screen.findByText(said);
    expect(screen.queryByRole("button", { name: "Hent ind" })).toBeNull();
  });

  test("a file that is too large is told with both sizes", async () => {
    const fault = { kind: "tooLarge", bytes: 7_240_000, limit: 5_000_000 } as const;
    settings("data", withData({ previewImport: () => Promise.resolve(err(fault)) }));
    chooseFile();
    await screen.findByText("Filen fylder 7,2 MB. Kongekop læser højst 5 MB. Er det den rigtige fil?");
  });

  const refused = {
    index: 2,
    startedAt: "2026-11-23T19:30:00+01:00",
    place: "Klubben",
    players: [{ id: "k", name: "Karen" }],
    problems: [
      { code: "notPlaying", path: ["entries", 3, "lastTrick", "winner"], players: ["k"] },
      ...Array.from({ length: 6 }, (_, i) => ({ code: "shape", path: ["entries", i] }) as const),
    ],
  } as const;

  test("a single evening that cannot be read is told with what is wrong, and where", async () => {
    const fault = { kind: "refused", evening: refused } as const;
    settings("data", withData({ previewImport: () => Promise.resolve(err(fault)) }));
    chooseFile();
    await screen.findByText("Aftenen mandag 23. november, Klubben kan ikke læses.");
    screen.getByText(/^Post 4: Karen sidder over i dette spil/);
    screen.getByText("Og 2 fejl til.");
    screen.getByText(/^Gem den igen dér, hvor den kommer fra/);
  });

  test("of a file says what stays out, and why, and what the file has twice", async () => {
    settings(
      "data",
      brings({
        refused: [refused],
        twice: [evening],
        leftOut: [
          { part: "payments", index: 2, problems: [{ code: "amount", path: ["amountMinor"] }] },
          { part: "seasons", problems: [{ code: "shape", path: [] }] },
          { part: "others", name: "moon", problems: [{ code: "shape", path: [] }] },
        ],
      }),
    );
    chooseFile();
    await screen.findByText("Det kommer ikke med");
    for (const said of ["Betaling nr. 3", "Beløbet går ikke.", "Sæsonerne", "Feltet moon", "Kendes ikke."])
      screen.getByText(said);
    screen.getByText(/står flere gange i filen/);
    screen.getByText("Aftenen mandag 23. november, Klubben kan ikke læses.");
    expect(key("Luk")).toBeDefined();
  });

  test("of a file is shown before anything is touched, and can be left", async () => {
    const applyImport = vi.fn();
    settings("data", brings({ added: [evening], known: 2, newPeople: () => ["Ane"] }, { applyImport }));
    chooseFile();
    await screen.findByText("1 ny aften");
    expect(screen.getByText("2 aftener er her allerede")).toBeDefined();
    expect(screen.getByText("Ane")).toBeDefined();
    fireEvent.click(key("Lad være"));
    expect(applyImport).not.toHaveBeenCalled();
    expect(key("Vælg en fil")).toBeDefined();
  });

  test("of a file that brings nothing is not offered to come in, its settings alone may", async () => {
    settings("data", brings({ known: 2, settings: "offered" }));
    chooseFile();
    await screen.findByText("Alt i filen er her allerede.");
    expect(screen.queryByRole("button", { name: "Hent ind" })).toBeNull();
    fireEvent.click(screen.getByRole("switch"));
    expect(key("Hent ind")).toBeDefined();
    fireEvent.click(key("Lad være"));
    expect(key("Vælg en fil")).toBeDefined();
  });

  test("of a file on an empty phone comes in with its settings, each kind of book counted by itself", async () => {
    settings("data", brings({ newBooks: { seasons: 1, nights: 0, payments: 3 }, settings: "taken" }));
    chooseFile();
    await screen.findByText("3 nye betalinger");
    expect(screen.getByText("1 ny sæson")).toBeDefined();
    expect(screen.queryByText(/klubaften/)).toBeNull();
    expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true");
  });

  test("of a file comes in as it was chosen for each evening and each name", async () => {
    const chosen: ImportChoice[] = [];
    const changed = ["a", "b"].map((id) => ({
      id,
      mine: { ...evening, id },
      theirs: { ...evening, id, deals: 30 },
      merged: { ...evening, id, deals: 31 },
      mineChangedAt: "2026-11-23T23:00:00+01:00",
      theirsChangedAt: "2026-11-23T23:10:00+01:00",
      problems: [],
      suggested: "merge" as const,
    }));
    const namesakes = [
      { name: "Karen", mine: "k", theirs: "k2" },
      { name: "Poul", mine: "p", theirs: "p2" },
    ];
    const applyImport: Data["applyImport"] = (choice) => {
      chosen.push(choice);
      return Promise.resolve(ok(undefined));
    };
    settings("data", brings({ changed, namesakes, settings: "offered" }, { applyImport }));
    chooseFile();
    const [first, second] = await screen.findAllByRole("button", { name: /^Filens/ });
    expect(second?.textContent).toBe("Filens 30 spil: Inger +145, ændret mandag 23. november 23.10");
    expect(first?.getAttribute("aria-pressed")).toBe("false");
    if (second) fireEvent.click(second);
    const [karen] = screen.getAllByRole("button", { name: "Det er den samme" });
    if (karen) fireEvent.click(karen);
    fireEvent.click(screen.getByRole("switch", { name: "Brug også filens indstillinger" }));
    fireEvent.click(key("Hent ind"));
    await screen.findByText("Filen er hentet ind.");
    expect(chosen).toEqual([{ evenings: { b: "theirs" }, samePeople: ["k2"], settings: true }]);
  });

  test("says how far it is while it works, and stops where nothing has changed yet", () => {
    const stop = vi.fn();
    const working = signal<Working | null>({ share: 0.25, stop });
    settings("data", withData({ working }));
    expect(screen.getByRole("progressbar", { name: "Arbejder …" }).getAttribute("value")).toBe("0.25");
    fireEvent.click(key("Afbryd"));
    expect(stop).toHaveBeenCalledOnce();
    act(() => {
      working.value = { share: 0.5, stop: null };
    });
    expect(screen.queryByRole("button", { name: "Afbryd" })).toBeNull();
    act(() => {
      working.value = null;
    });
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test("that was stopped says so", async () => {
    settings("data", withData({ exportAll: () => Promise.resolve(err({ kind: "stopped" })) }));
    fireEvent.click(key("Gem filen"));
    await screen.findByText("Afbrudt. Intet er ændret.");
  });

  test("of a file with many evenings shows some of them at once, and more by a key", async () => {
    const added = Array.from({ length: 130 }, (_, i) => ({ ...evening, id: `${i}`, place: `Sted ${i}` }));
    settings("data", brings({ added }));
    chooseFile();
    await screen.findByText("130 nye aftener");
    expect(screen.getAllByRole("switch")).toHaveLength(60);
    fireEvent.click(key("Vis 60 til"));
    fireEvent.click(key("Vis 10 til"));
    expect(screen.getAllByRole("switch")).toHaveLength(130);
    expect(screen.queryByRole("button", { name: /^Vis / })).toBeNull();
  });

  test("of a file asks what somebody is called, and keeps the name here unless the file's is chosen", async () => {
    const chosen: ImportChoice[] = [];
    const applyImport: Data["applyImport"] = (choice) => {
      chosen.push(choice);
      return Promise.resolve(ok(undefined));
    };
    const renamed = [
      { id: "a", mine: "Anna", theirs: "Anders" },
      { id: "b", mine: "Bo", theirs: "Bodil" },
    ];
    settings("data", brings({ renamed }, { applyImport }));
    chooseFile();
    await screen.findByText("Anna hedder Anders i filen.");
    expect(key("Behold Anna").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(key("Brug Bodil"));
    fireEvent.click(key("Hent ind"));
    await screen.findByText("Filen er hentet ind.");
    expect(chosen[0]?.theirNames).toEqual(["b"]);
  });

  test("of a file brings in the new evenings that were taken, and is undone right after", async () => {
    const chosen: ImportChoice[] = [];
    const applyImport: Data["applyImport"] = (choice) => {
      chosen.push(choice);
      return Promise.resolve(ok(undefined));
    };
    const restoreSafetyCopy = vi.fn(() => Promise.resolve(ok(undefined)));
    const safetyCopies = signal([{ id: "before", at: "2026-11-23T22:10:00+01:00", evenings: 12 }]);
    const added = ["a", "b", "c"].map((id, i) => ({ ...evening, id, place: `Sted ${i}` }));
    settings("data", brings({ added }, { applyImport, safetyCopies, restoreSafetyCopy }));
    chooseFile();
    await screen.findByText("3 nye aftener");
    fireEvent.click(key("Tag ingen"));
    fireEvent.click(screen.getByRole("switch", { name: /Sted 1/ }));
    fireEvent.click(key("Hent ind"));
    await screen.findByText("Filen er hentet ind.");
    expect(chosen[0]?.left).toEqual(["a", "c"]);
    fireEvent.click(key("Fortryd indlæsningen"));
    fireEvent.click(key("Fortryd indlæsningen"));
    await screen.findByText("Alt er, som det var.");
    expect(restoreSafetyCopy).toHaveBeenCalledExactlyOnceWith("before");
  });

  test("goes into a file that is chosen once, and asked leave for again", async () => {
    const write = vi.fn(() => Promise.resolve());
    const createWritable = () => Promise.resolve({ write, close: () => Promise.resolve() });
    const asked = vi.fn(() => Promise.resolve("granted"));
    const file = { kind: "file", name: "klub.json", createWritable, requestPermission: asked };
    vi.stubGlobal("showSaveFilePicker", () => Promise.resolve(file));
    const backupFile = signal<FileSystemFileHandle | null>(null);
    const rememberBackupFile: Data["rememberBackupFile"] = (chosen) => {
      backupFile.value = chosen;
      return Promise.resolve(ok(undefined));
    };
    settings("data", withData({ backupFile, rememberBackupFile }));
    fireEvent.click(key("Gem i en fil, du vælger"));
    await screen.findByText("Alt er gemt i klub.json.");
    fireEvent.click(await screen.findByRole("button", { name: "Gem i klub.json" }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(asked).toHaveBeenCalledExactlyOnceWith({ mode: "readwrite" });
    vi.unstubAllGlobals();
  });

  test("is put back from a safety copy only after it was asked", async () => {
    const restoreSafetyCopy = vi.fn(() => Promise.resolve(ok(undefined)));
    const before = { kind: "import", evenings: 5 } as const;
    const safetyCopies = signal([{ id: "s", at: "2026-11-23T22:10:00+01:00", evenings: 12, before }]);
    settings("data", withData({ safetyCopies, restoreSafetyCopy }));
    expect(screen.getByText("Før indlæsning af 5 aftener")).toBeDefined();
    fireEvent.click(key("Gendan"));
    expect(restoreSafetyCopy).not.toHaveBeenCalled();
    fireEvent.click(key("Gendan"));
    await screen.findByText("Alt er, som det var.");
    expect(restoreSafetyCopy).toHaveBeenCalledWith("s");
  });

  test.each([
    [true, false, /har lovet at beholde/],
    [false, true, /kan slette dataene/],
    [null, false, /kan ikke sige/],
  ])("protected: %s", (persisted, asks, said) => {
    settings("data", { protection: { persisted: signal(persisted), ask: () => Promise.resolve(true) } });
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Bed browseren om at beholde dem" }) !== null).toBe(asks);
  });

  test("a browser that refuses to protect them is told of", async () => {
    settings("data", { protection: { persisted: signal(false), ask: () => Promise.resolve(false) } });
    fireEvent.click(key("Bed browseren om at beholde dem"));
    await screen.findByText(/Browseren sagde nej/);
  });
});
