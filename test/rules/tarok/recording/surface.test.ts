import { describe, expect, test } from "vitest";
import { amendment, dealOf, surface } from "../../../../src/rules/tarok/recording/index.ts";
import { marked } from "../../../support/keys.ts";
import { begun, recording, tapped } from "./support.ts";

const context = recording();
const plain = "winner:bo digit:3 digit:1 digit:2 digit:2";
const seen = (ids: string) => surface(tapped(context, ids), context);
const columnOf = (ids: string, player: string) => seen(ids).columns.find((one) => one.player === player);

describe("the columns", () => {
  test.each<[string, number, string | null, readonly string[]]>([
    ["from the first seat where nobody records", 4, null, ["ann", "bo", "dora"]],
    ["from the recorder's left-hand neighbour", 4, "bo", ["ann", "bo", "dora"]],
    ["round the table", 4, "ann", ["dora", "ann", "bo"]],
    ["three at the table", 3, "carl", ["bo", "carl", "ann"]],
    ["five at the table", 5, "eli", ["bo", "eli", "ann"]],
  ])("%s", (_, seated, recorder, expected) => {
    const around = recording(seated, undefined, recorder);
    expect(surface(begun(around), around).columns.map(({ player }) => player)).toEqual(expected);
  });

  test("say who deals, and whose the dock is", () => {
    const each = (ids: string) =>
      seen(ids).columns.map(({ dealer, open }) => `${dealer ? "deals" : ""}${open ? "open" : ""}`);
    expect(each("")).toEqual(["deals", "", ""]);
    expect(each("person:bo")).toEqual(["deals", "open", ""]);
    expect(each("person:bo lost:bo:pagat")).toEqual(["deals", "open", ""]);
    expect(each("person:dora fines:dora fine:dora:misdeal")).toEqual(["deals", "", "open"]);
    expect(each("winner:bo ultimo:pagat person:bo theUltimo")).toEqual(["deals", "open", ""]);
    // Bo sits out, and dora has his column.
    expect(each("seating dealer:dora")).toEqual(["", "deals", ""]);
  });

  test("keep the recorder in the middle and the neighbours beside; who sits opposite takes the free place", () => {
    // Bo records; ann is to the left, carl to the right, dora opposite.
    const around = recording(4, undefined, "bo");
    const after = (dealer: string) =>
      surface(tapped(around, `more seating dealer:${dealer}`), around).columns.map(({ player }) => player);
    expect(["ann", "bo", "carl", "dora"].map(after)).toEqual([
      ["ann", "bo", "dora"],
      ["ann", "bo", "carl"],
      ["dora", "bo", "carl"],
      ["ann", "dora", "carl"],
    ]);
  });

  test("show a number that is too much whole, without counting it; the next digit begins another", () => {
    const tooMuch = "winner:bo digit:3 digit:1 digit:5 digit:2";
    expect(columnOf(tooMuch, "dora")?.count).toMatchObject({ digits: "52", tooMuch: true, worth: null });
    expect(columnOf(tooMuch, "bo")?.count).toMatchObject({ role: "out", digits: "" });
    expect(columnOf(`${tooMuch} digit:2 digit:2`, "dora")?.count).toMatchObject({ digits: "22", tooMuch: false });
    expect(columnOf(`${tooMuch} erase`, "dora")?.count).toMatchObject({ digits: "5", tooMuch: false });
  });

  test("ask what somebody forgot to declare, and lead to declaring it", () => {
    const matadors = "person:bo declare:bo:taroks further further taroks:22:withPagat";
    expect(columnOf(matadors, "bo")?.noted[0]).toMatchObject({ what: "duty", duty: { kinds: ["matadors"] } });
    expect(columnOf(`${matadors} person:bo fines:bo fine:bo:forgottenDeclaration`, "bo")?.noted[0]?.what).toBe(
      "declaration",
    );
  });

  test("say of an ultimo that it is annulled beside a nolo, and of a last trick that it is not paid", () => {
    expect(columnOf("winner:bo ultimo:pagat", "bo")).toMatchObject({ ultimo: { annulled: false }, lastUnpaid: false });
    const nolo = "winner:bo ultimo:pagat person:ann nolo:ann";
    expect(columnOf(nolo, "bo")?.ultimo).toMatchObject({ refused: false, annulled: true });
    expect(columnOf(nolo, "bo")?.noted).toMatchObject([{ what: "ultimo", annulled: true }]);
    expect(columnOf("winner:bo", "bo")?.lastUnpaid).toBe(false);
    expect(columnOf("person:ann nolo:ann winner:bo", "bo")?.lastUnpaid).toBe(true);
    expect(columnOf("person:ann nolo:ann winner:bo", "dora")?.lastUnpaid).toBe(false);
  });

  test("say of what a voided deal does not keep that it is not paid", () => {
    const voided = "person:bo pagatHome:bo declare:bo:matadors matadors:3 more voided";
    expect(columnOf(voided, "bo")?.noted.filter(({ what }) => what !== "duty")).toMatchObject([
      { what: "declaration", unpaid: true },
      { what: "pagatHome", unpaid: true },
    ]);
  });

  test("show what the deal gives or costs so far", () => {
    expect(seen("").columns.map(({ net }) => net)).toEqual([-10, 0, 0]);
    expect(seen(plain).columns.map(({ net, balance }) => [balance, net])).toEqual([
      [-40, -25],
      [-40, 40],
      [-40, -25],
    ]);
  });

  test("show both piles as typed and the third as the rest", () => {
    expect(seen(plain).columns.map(({ count }) => [count.role, count.digits, count.worth])).toEqual([
      ["counts", "31", 5],
      ["rest", "25", 0],
      ["counts", "22", -5],
    ]);
  });

  test("say why somebody does not count", () => {
    expect(columnOf("winner:bo", "bo")?.count).toMatchObject({ role: "out", dealsNext: true, digits: "" });
    expect(columnOf("winner:bo count:bo count:ann", "ann")?.count).toMatchObject({ role: "out", dealsNext: false });
    expect(columnOf("winner:bo count:bo", "ann")?.count.role).toBe("asks");
    expect(columnOf("person:bo nolo:bo", "ann")?.count.role).toBe("none");
  });

  test("list what was noted of a player in the order of play", () => {
    const ids = "person:bo fines:bo fine:bo:misdeal person:bo lost:bo:king:clubs taker:ann declare:bo:full of:hearts";
    expect(columnOf(ids, "bo")?.noted.map(({ what }) => what)).toEqual(["declaration", "lost", "fine"]);
  });
});

describe("the cups", () => {
  test("before and after, as far as the deal is noted", () => {
    expect(seen("").cups).toMatchObject([
      { pot: "pagat", before: 80, after: 85 },
      { pot: "king", before: 80, after: 85 },
    ]);
    expect(seen(`${plain} ultimo:king:hearts`).cups).toMatchObject([
      { pot: "pagat", before: 80, after: 85 },
      { pot: "king", before: 80, after: 80 },
    ]);
  });

  test("are marked where their history is open", () => {
    expect(marked(seen("").cups)).toBe("pot:pagat pot:king");
    expect(marked(seen("pot:king").cups)).toBe("pot:pagat pot:king*");
  });

  test("who sits out pays when a pot is funded again", () => {
    expect(seen(`${plain} ultimo:king:hearts`).sittingOut).toEqual([{ player: "carl", balance: -40, net: -20 }]);
  });
});

describe("what stands beside the felt", () => {
  test("is marked where the dock shows it", () => {
    const open = (ids: string) => marked([seen(ids).payments, seen(ids).seating, seen(ids).more]);
    expect(open("")).toBe("payments seating more");
    expect(open("payments")).toBe("payments* seating more");
    expect(open("seating")).toBe("payments seating* more");
    expect(open("more")).toBe("payments seating more*");
  });

  test("a deal is blank until something is noted; who deals and sits out stands in every deal", () => {
    const blank = ["", "seating dealer:bo", "more dealerPays", "person:bo", "winner:bo winner:bo"];
    expect(blank.map((ids) => seen(ids).blank)).toEqual(blank.map(() => true));
    const noted = ["winner:bo", "count:ann digit:3", "voided", "redeal:1", "more skatTaroks:1", "person:bo nolo:bo"];
    expect(noted.map((ids) => seen(ids).blank)).toEqual(noted.map(() => false));
    expect(seen("").amends).toBe(false);
  });

  test("who shuffles sits out: opposite the dealer, or whom the table chose instead (rules.md, section 1)", () => {
    expect(seen("").shuffles).toBe("carl");
    expect(seen("seating sitOut:dora:carl").shuffles).toBe("dora");
    const [three, five] = [recording(3), recording(5)];
    expect(surface(begun(three), three).shuffles).toBeNull();
    expect(surface(begun(five), five).shuffles).toBe("dora");
    expect(surface(tapped(five, "seating sitOut:bo:dora"), five).shuffles).toBe("carl");
  });

  test("a declaration that somebody had to make leads to the player", () => {
    const { forgotten } = seen("person:bo declare:bo:taroks further further taroks:22:withPagat");
    expect(forgotten).toMatchObject([{ reminder: { player: "bo" }, key: { id: "person:bo" } }]);
  });
});

describe("the key at the foot", () => {
  test.each<[string, string, object]>([
    ["nothing noted", "", { does: "jump", missing: { what: "lastTrick" } }],
    ["no count yet", "winner:bo", { does: "jump", missing: { what: "count", player: "ann" } }],
    ["one pile", "winner:bo digit:3 digit:1", { missing: { what: "count", player: "dora" }, uncounted: null }],
    ["an open question", `${plain} person:bo fines:bo fine:bo:revoke`, { missing: { what: "answer" } }],
    ["all there", plain, { does: "save" }],
    ["a nolo", "person:bo nolo:bo", { does: "save" }],
    ["a tout", "person:bo tout:bo", { does: "save" }],
    ["voided", "voided", { does: "save" }],
    ["no count, asked again", "winner:bo missing", { uncounted: { id: "uncounted" } }],
    ["the count left out", "winner:bo missing uncounted", { does: "save" }],
  ])("%s", (_, ids, expected) => {
    expect(seen(ids).main).toMatchObject(expected);
  });

  test("jumps to what is missing", () => {
    const ids = `${plain} person:bo fines:bo fine:bo:revoke close missing`;
    expect(tapped(context, ids).face).toMatchObject({ face: "fine", player: "bo", row: 0 });
    expect(tapped(context, "winner:bo person:ann missing").caret).toMatchObject({ player: "ann" });
  });
});

describe("a correction", () => {
  const original = dealOf(tapped(context, `${plain} ultimo:king:hearts`));
  const draft = amendment(original, context, "r2");

  test("begins with the deal as it was saved", () => {
    expect(dealOf(draft)).toEqual(original);
    expect(draft.revision).toBe("r2");
    expect(surface(draft, context)).toMatchObject({ amends: true, main: { does: "review" } });
  });

  test("is looked at before it is saved: another last trick is three taps and the one that confirms", () => {
    const changed = tapped(context, "winner:dora review", draft);
    expect(dealOf(changed).lastTrick).toEqual({ winner: "dora", ultimo: "king", suit: "hearts" });
    expect(surface(changed, context).main).toEqual({ does: "save" });
  });

  test("may lack what the deal was saved without", () => {
    const bare = amendment(dealOf(tapped(context, "winner:bo")), context, "r2");
    expect(surface(bare, context).main).toMatchObject({ does: "review" });
  });
});
