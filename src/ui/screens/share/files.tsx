import { useState } from "preact/hooks";
import type { FileOut, LiveEvening } from "../../../state/index.ts";
import { eveningFile, journalFile, TABLES, tableFile } from "../../../state/sharing/index.ts";
import { useWhere } from "../../club/use-where.ts";
import { Key, Notice } from "../../components/index.ts";
import { Journal } from "../../evening/journal.tsx";
import { sendFile } from "../../handing/hand-out.ts";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";
import { csvWords } from "./csv-words.ts";

/** The evening as files: tables for a spreadsheet, a journal, and the evening itself. */
export function Files({ live }: { readonly live: LiveEvening }) {
  const { share } = words.value;
  const { many } = words.value.units[live.setup.value.game];
  const called = {
    deals: { title: share.tables.deals(many), file: many.toLowerCase() },
    payments: { title: share.tables.payments, file: share.tableFiles.payments },
    standings: { title: share.tables.standings, file: share.tableFiles.standings },
  };
  const where = useWhere(live);
  const [saved, setSaved] = useState<string>();
  const send = (file: FileOut) => {
    sendFile(file).then((how) => setSaved(how === "saved" ? file.name : undefined), report);
  };
  return (
    <section>
      <h2>{share.files}</h2>
      <div class="share-files">
        {TABLES.map((table) => (
          <Key
            key={table}
            kind="left"
            onClick={() => send(tableFile(table, live, csvWords(live, where), called[table].file))}
          >
            {called[table].title}
          </Key>
        ))}
        <Key kind="left" onClick={() => send(journalFile(live))}>
          <Journal />
        </Key>
        <Key kind="left" onClick={() => send(eveningFile(live, share.textFile))}>
          {share.eveningFile}
        </Key>
      </div>
      {saved === undefined ? null : <Notice live>{share.savedFile(saved)}</Notice>}
    </section>
  );
}
