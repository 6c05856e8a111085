import { clubEvening, shownBackup } from "../support/shown.ts";

/** A file that somebody might choose, made when it is asked for; `large` ones take their time to make. */
export interface HostileFile {
  readonly name: string;
  readonly large?: true;
  readonly text: () => string;
}

const evening = (keys: Record<string, unknown>): string =>
  JSON.stringify({ ...clubEvening(), revisions: undefined, ...keys });
const backup = (keys: Record<string, unknown>): string => JSON.stringify({ ...JSON.parse(shownBackup()), ...keys });
const nested = (depth: number, inside = ""): string => "[".repeat(depth) + inside + "]".repeat(depth);
const nestedObject = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
/** The text of an object with one key written by hand. */
const withKey = (text: string, key: string, value: string): string =>
  `${text.slice(0, -1)},${JSON.stringify(key)}:${value}}`;
const replaced = (text: string, key: string, value: string): string =>
  withKey(JSON.stringify({ ...JSON.parse(text), [key]: undefined }), key, value);
const DEEP = 10_000;
const MANY = 1_000_000;
const named = (name: string): string => {
  const file = clubEvening();
  const players = (file["players"] as { id: string }[]).map(({ id }) => ({ id, name }));
  return backup({ people: players, evenings: [{ ...file, revisions: undefined, players, place: name, note: name }] });
};

/** Every kind of file that has no business here, by name. */
export const CORPUS: readonly HostileFile[] = [
  { name: "nothing", text: () => "" },
  { name: "{}", text: () => "{}" },
  { name: "[]", text: () => "[]" },
  { name: "null", text: () => "null" },
  { name: "a text", text: () => '"kongekop-evening"' },
  { name: "no JSON", text: () => "Kære alle sammen" },
  { name: "a picture", text: () => "\u0089PNG\r\n\u001A\n\u0000\u0000\u0000" },
  { name: "an evening cut short", text: () => evening({}).slice(0, 2000) },
  { name: "a backup cut short", text: () => backup({}).slice(0, -3) },
  { name: "an evening of format alone", text: () => '{"format":"kongekop-evening","version":1}' },
  { name: "a backup of format alone", text: () => '{"format":"kongekop-backup","version":2}' },
  { name: "an evening of a later app", text: () => evening({ version: 99 }) },
  { name: "a backup of a later app", text: () => backup({ version: 1e308 }) },
  { name: "__proto__ as a key", text: () => withKey(evening({}), "__proto__", '{"polluted":true}') },
  { name: "__proto__ in a backup", text: () => withKey(backup({}), "__proto__", '{"polluted":true}') },
  { name: "__proto__ as a person", text: () => backup({ people: [{ id: "__proto__", name: "__proto__" }] }) },
  { name: "__proto__ everywhere", text: () => evening({}).replaceAll('"p0"', '"__proto__"') },
  { name: "keys twice", text: () => withKey(evening({}), "entries", "[]") },
  { name: "evenings twice", text: () => withKey(backup({}), "evenings", "[]") },
  { name: "lone surrogates", text: () => named("\uD800Bo\uDFFF") },
  { name: "lone surrogates as ids", text: () => evening({ id: "\uD800" }).replaceAll('"p0"', '"\\ud800"') },
  { name: "right-to-left", text: () => named("\u202E\u2067oB\u2069") },
  { name: "zero-width", text: () => named("B\u200Bo\u200D\uFEFF") },
  { name: "nothing to be seen", text: () => named("\u200B") },
  { name: "markup", text: () => named("<img src=x onerror=alert(1)>") },
  { name: "a formula", text: () => named("=HYPERLINK(1)") },
  { name: "names of 100 letters", text: () => named("W".repeat(100)) },
  { name: "names of 10,000 characters", text: () => named("x".repeat(10_000)) },
  ...["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "-0", "0x10", "1_000", "01", ".5"].map((number) => ({
    name: `the number ${number}`,
    text: () => replaced(evening({}), "jetons", `{"issued":${number}}`),
  })),
  { name: "10,000 lists in each other", text: () => nested(DEEP) },
  { name: "10,000 lists in an evening", text: () => replaced(evening({}), "entries", nested(DEEP)) },
  { name: "10,000 objects in the rules", text: () => replaced(evening({}), "rules", nestedObject(DEEP)) },
  {
    name: "10,000 objects in a revision",
    text: () =>
      replaced(
        evening({}),
        "revisions",
        `[{"id":"r","of":"e","replaces":[],"after":null,"at":"2026-11-30T20:00Z","entry":{"id":"e","x":${nestedObject(DEEP)}}}]`,
      ),
  },
  {
    name: "10,000 objects in the settings",
    text: () => replaced(backup({}), "settings", `{"x":${nestedObject(DEEP)}}`),
  },
  {
    name: "10,000 objects in a profile",
    text: () => replaced(backup({}), "profiles", `[{"id":"p","game":"tarok","rules":${nestedObject(DEEP)}}]`),
  },
  { name: "10,000 lists in a backup's evenings", text: () => replaced(backup({}), "evenings", nested(DEEP)) },
  {
    name: "a million entries",
    large: true,
    text: () => replaced(evening({}), "entries", `[${"1,".repeat(MANY - 1)}1]`),
  },
  {
    name: "a million revisions",
    large: true,
    text: () => replaced(evening({}), "revisions", `[${"1,".repeat(MANY - 1)}1]`),
  },
  { name: "a million people", large: true, text: () => replaced(backup({}), "people", `[${"1,".repeat(MANY - 1)}1]`) },
  {
    name: "a million evenings",
    large: true,
    text: () => replaced(backup({}), "evenings", `[${"{},".repeat(MANY - 1)}{}]`),
  },
  {
    name: "a million evenings that are none",
    large: true,
    text: () => replaced(backup({}), "evenings", `[${"1,".repeat(MANY - 1)}1]`),
  },
  {
    name: "a million keys",
    large: true,
    text: () => `{${Array.from({ length: MANY }, (_, i) => `"k${i}":1`).join(",")}}`,
  },
  { name: "50 MB of nothing", large: true, text: () => " ".repeat(50_000_000) },
  { name: "50 MB of a note", large: true, text: () => evening({ note: "x".repeat(50_000_000) }) },
  { name: "50 MB of a setting", large: true, text: () => backup({ settings: { x: "x".repeat(50_000_000) } }) },
  { name: "50 MB of backslashes", large: true, text: () => backup({ at: "\\".repeat(25_000_000) }) },
  { name: "50 MB of quotes", large: true, text: () => `{"format":"kongekop-backup","x":${'"'.repeat(50_000_000)}` },
];
