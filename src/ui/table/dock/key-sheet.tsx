import { CloseIcon, Key } from "../../components/index.ts";
import { words } from "../../words.ts";
import { dealWords, useTable } from "../use-table.ts";
import "./key-sheet.css";

/** The keys of a keyboard, and what each does at the table. */
export function KeySheet() {
  const { live, showKeys } = useTable();
  const { table, common } = words.value;
  return (
    <>
      <div class="head">
        <h2>{table.keys}</h2>
        <span class="sp" />
        <Key kind="plain" sign={<CloseIcon />} onClick={() => showKeys(false)}>
          {common.close}
        </Key>
      </div>
      <dl class="scroll key-sheet">
        {dealWords(live).keys.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
