import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Evening, LINK_FORM, LINK_LIMITS } from "../../../src/model/index.ts";
import { linkData, readLinkData } from "../../../src/state/sharing/link.ts";
import { CLUB_EVENING, TAROK_CASES } from "../../support/cases.ts";

const form = String(LINK_FORM);
const back = (data: string): unknown => {
  const read = readLinkData(form, data);
  return read.ok ? JSON.parse(read.value) : read.error;
};
const club = linkData({ ...CLUB_EVENING.file });

/** The club's evening as the app itself writes it: UUIDs for everybody and everything, and when each deal was saved. */
function asRecorded({ file }: { readonly file: Evening }): Record<string, unknown> {
  let seed = 7;
  const digit = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 16) % 16;
  };
  const uuids = new Map<string, string>();
  const uuid = (id: string) => {
    const known = uuids.get(id) ?? "xxxxxxxx-xxxx-4xxx-bxxx-xxxxxxxxxxxx".replaceAll("x", () => digit().toString(16));
    uuids.set(id, known);
    return known;
  };
  const ids = new Set([file.id, ...file.players.map(({ id }) => id), ...file.entries.map(({ id }) => id)]);
  const renamed = JSON.parse(JSON.stringify(file), (_, value) => (ids.has(value) ? uuid(value) : value)) as Evening;
  const at = (i: number) =>
    `2026-10-24T${20 + Math.floor(i / 9)}:${10 + (i % 9) * 5}:${10 + digit()}.${100 + digit() * 37}+02:00`;
  return { ...renamed, entries: renamed.entries.map((entry, i) => ({ ...entry, at: at(i) })) };
}

describe("an evening in a link", () => {
  test.each(TAROK_CASES)("%s comes back as it was", (_, { file }) => {
    expect(back(linkData({ ...file, revisions: [{}] }))).toEqual(file);
  });

  test("takes at most 4,000 characters for 28 deals, as the app records them too", () => {
    expect(club.length).toBeLessThan(1_500);
    expect(linkData(asRecorded(CLUB_EVENING)).length).toBeLessThan(3_600);
  });

  test("is the same form for good: a link of form 1 that was written once is read for ever", () => {
    const once = "oypDjyO-zQdrm3nkFyscbgW2XmoB";
    expect(back(once)).toEqual({ format: "kongekop-evening", version: 1, place: "Hos Åse" });
  });

  test("is read with what a sentence put behind it", () => {
    expect(back(`${club}).`)).toEqual(CLUB_EVENING.file);
  });
});

describe("a link is refused", () => {
  test("wherever a character was changed or it was cut", () => {
    fc.assert(
      fc.property(fc.nat({ max: club.length - 2 }), fc.constantFrom("A", "z", "_"), (at, letter) => {
        fc.pre(club.charAt(at) !== letter);
        expect(back(club.slice(0, at) + letter + club.slice(at + 1))).toBe("damaged");
        expect(back(club.slice(0, at))).toBe("damaged");
      }),
    );
  });

  test.each(["", "A", "%%%", "æøå", "AAAA", "AAAAAAAA"])("where it is %j", (data) => {
    expect(back(data)).toBe("damaged");
  });

  test("where a later app made it", () => {
    expect(readLinkData("3", club)).toEqual({ ok: false, error: "newer" });
    expect(readLinkData("x", club)).toEqual({ ok: false, error: "damaged" });
  });

  test("where it is longer than a link can be", () => {
    expect(back("A".repeat(LINK_LIMITS.chars + 1))).toBe("tooLarge");
  });

  test("where it would burst into more than an evening", () => {
    const bomb = linkData({ note: "0".repeat(LINK_LIMITS.bytes * 10) });
    expect(bomb.length).toBeLessThan(LINK_LIMITS.chars);
    expect(back(bomb)).toBe("tooLarge");
  });
});
