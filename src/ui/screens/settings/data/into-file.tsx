import { useState } from "preact/hooks";
import { canChooseFile, chooseFile, mayWrite, writeInto } from "../../../chosen-file.ts";
import { FaultNotice, Key, Notice } from "../../../components/index.ts";
import { report } from "../../../trouble.ts";
import { useApp } from "../../../use-app.ts";
import { useCommand } from "../../../use-command.ts";
import { words } from "../../../words.ts";

/** Everything into a file that the person chose once, written over with a tap; nothing where the browser does not do that. */
export function IntoFile() {
  const { data } = useApp();
  const { into } = words.value.settings.data;
  const { fault, run } = useCommand();
  const [done, setDone] = useState<{ readonly name: string; readonly written: boolean }>();
  const known = data.backupFile.value;
  if (!canChooseFile()) return null;
  const write = (file: FileSystemFileHandle) =>
    run(data.exportAll(), (out) => {
      writeInto(file, out)
        .then(async (written) => {
          setDone({ name: file.name, written });
          if (written && file !== known) await data.rememberBackupFile(file);
        })
        .catch(report);
    });
  const choose = () => {
    chooseFile("kongekop.json").then((file) => file && write(file), report);
  };
  const again = (file: FileSystemFileHandle) => {
    mayWrite(file).then((may) => (may ? write(file) : setDone({ name: file.name, written: false })), report);
  };
  return (
    <>
      <div class="keys">
        {known === null ? null : <Key onClick={() => again(known)}>{into.known(known.name)}</Key>}
        <Key onClick={choose}>{known === null ? into.choose : into.another}</Key>
      </div>
      <p class="quiet">{into.which}</p>
      {done === undefined ? null : <Notice live>{(done.written ? into.written : into.not)(done.name)}</Notice>}
      <FaultNotice fault={fault} />
    </>
  );
}
