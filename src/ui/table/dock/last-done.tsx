import { type ToldEntry, wholeSummary } from "../../../i18n/index.ts";
import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening, LogRow } from "../../../state/index.ts";
import { classes, FaultNotice, Key, KeyLink, RedoIcon, Say, UndoIcon } from "../../components/index.ts";
import { loggedEntry, logTitle, undoneTitle } from "../../evening/log-title.ts";
import { entryOf, tellingAt } from "../../evening/telling.ts";
import { useUndo } from "../../evening/undo.ts";
import { paths } from "../../paths.ts";
import { go } from "../../router.ts";
import { words } from "../../words.ts";
import { dealWords, useTable } from "../use-table.ts";

interface Props {
  /** Whether the jetons of the last entry are shown; without a switch where none are played with. */
  readonly jetons: boolean;
  readonly showJetons: ((shown: boolean) => void) | undefined;
}

/**
 * What was done last, with the key that takes exactly this back; after an undo, with the keys that bring it back and that
 * take back what was before it. Once something is noted it is away: what is noted would go on as the deal that was taken back.
 */
export function LastDone(props: Props) {
  const { live, surface } = useTable();
  // What is ready to be saved needs no hint of what to tap.
  if (!live.undoes.value && !live.redoes.value)
    return surface.main.does === "jump" ? <p class="say">{dealWords(live).hint}</p> : null;
  return surface.blank ? <Last {...props} /> : null;
}

function Last({ jetons, showJetons }: Props) {
  const { live, shortcutOf } = useTable();
  const { undo, redo, fault } = useUndo(live);
  const { table, common, jetons: said } = words.value;
  const [done, undone] = [live.undoes.value, live.redoes.value];
  return (
    <>
      <div class={classes("undo", jetons && "short")}>
        {undone ? <Undone row={undone} /> : done ? <Done row={done} /> : null}
        <div class="undo-keys">
          {showJetons ? (
            <Key
              kind="plain"
              tap="jetons"
              shortcut={shortcutOf("jetons")}
              expanded={jetons}
              onClick={() => showJetons(!jetons)}
            >
              {said.title}
            </Key>
          ) : null}
          {/* What was taken back leads there too, and three keys are too wide for a phone. */}
          {undone && done ? null : (
            <KeyLink kind="plain" tap="changes" shortcut={shortcutOf("changes")} to={paths.log(live.id)}>
              {table.whatChanged}
            </KeyLink>
          )}
          {undone ? (
            <Key kind="plain" tap="redo" shortcut={shortcutOf("redo")} sign={<RedoIcon />} onClick={redo}>
              {common.redo}
            </Key>
          ) : null}
          {done ? (
            <Key
              kind="plain"
              tap="undo"
              shortcut={shortcutOf("undo")}
              sign={<UndoIcon />}
              label={undone ? `${common.undo}: ${logTitle(live, done)}` : undefined}
              onClick={undo}
            >
              {common.undo}
            </Key>
          ) : null}
        </div>
      </div>
      <FaultNotice fault={fault} />
    </>
  );
}

/** The deal that was saved last opens to be corrected; anything else leads to the log. */
function Done({ row }: { readonly row: LogRow }) {
  const { live, told } = useTable();
  const last = live.lines.value.at(-1);
  if (row.kind !== "saved" || last?.entry.id !== row.of) {
    const entry = row.kind === "setup" ? null : loggedEntry(row.entry ?? row.before);
    return <Logged live={live} title={logTitle(live, row)} of={row.of} entry={entry} />;
  }
  const amend = paths.amend(live.id, last.entry);
  return (
    <button type="button" class="last-saved" data-tap="amend-last" onClick={() => go(amend)}>
      {last.number === null ? null : <b>{dealWords(live).saved(last.number)} </b>}
      <Say>{wholeSummary(told, entryOf(last.entry), last.transfers)}</Say>
    </button>
  );
}

function Undone({ row }: { readonly row: LogRow }) {
  const { live } = useTable();
  return <Logged live={live} title={words.value.table.undone(undoneTitle(live, row))} />;
}

interface LoggedProps {
  readonly live: LiveEvening;
  readonly title: string;
  /** What it says now; of what was taken back only the title tells. */
  readonly entry?: ToldEntry | null;
  readonly of?: EntryId;
}

function Logged({ live, title, entry = null, of }: LoggedProps) {
  return (
    <button type="button" class="last-saved" data-tap="log" onClick={() => go(paths.log(live.id))}>
      <b>{title}. </b>
      {entry ? <Say>{wholeSummary(tellingAt(live, of), entry)}</Say> : null}
    </button>
  );
}
