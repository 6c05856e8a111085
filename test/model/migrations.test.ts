import { describe, expect, test } from "vitest";
import { MIGRATIONS, type Migration, migrate, versionAfter, versionOf } from "../../src/model/index.ts";

const migrations: readonly Migration[] = [
  {
    version: 2,
    name: "names are called labels",
    records: { person: ({ name, ...rest }) => ({ ...rest, label: name }) },
  },
  { version: 3, name: "evenings have a table", records: { evening: (evening) => ({ ...evening, table: "1" }) } },
  { version: 4, name: "labels are shouted", records: { person: (p) => ({ ...p, label: `${p["label"]}!` }) } },
];

describe("migrations", () => {
  test("bring a record from its version to the newest, one after the other", () => {
    const migrated = migrate("person", { id: "bo", name: "Bo" }, 1, migrations);
    expect(migrated).toEqual({ ok: true, value: { id: "bo", label: "Bo!" } });
    expect(migrate("person", { label: "Bo" }, 2, migrations)).toEqual({ ok: true, value: { label: "Bo!" } });
  });

  test("leave a record of the newest version, and kinds that they do not name", () => {
    const evening = { table: "2" };
    expect(migrate("evening", evening, 4, migrations)).toEqual({ ok: true, value: evening });
    expect(migrate("profile", evening, 1, migrations)).toEqual({ ok: true, value: evening });
  });

  test("say `newer` of what a later app wrote", () => {
    expect(migrate("person", {}, 5, migrations)).toEqual({ ok: false, error: "newer" });
  });

  test("are numbered from 2 without a gap, for the database each of them", () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 2));
    expect(versionAfter(MIGRATIONS)).toBe(MIGRATIONS.length + 1);
  });

  test("number a file by the last one that changed what it holds (format.md)", () => {
    expect(versionOf(["evening", "revision"], migrations)).toBe(3);
    expect(versionOf(["profile"], migrations)).toBe(1);
  });
});
