import { groupAmounts, groupHeading, summary } from "../../../../i18n/index.ts";
import type { RestFace } from "../../../../rules/tarok/recording/index.ts";
import { explain } from "../../../../state/index.ts";
import { Key, Say, UndoIcon, UpdateLine } from "../../../components/index.ts";
import { tarokEntry } from "../../../evening/telling.ts";
import { useUndo } from "../../../evening/undo.ts";
import { paths } from "../../../paths.ts";
import { go } from "../../../router.ts";
import { words } from "../../../words.ts";
import { TapKey } from "../tap-key.tsx";
import { useTable } from "../use-table.ts";
import { Forgotten } from "./forgotten.tsx";

/** What was saved last, what this deal pays so far, and what can be done with the deal as a whole. */
export function Rest({ dock }: { readonly dock: RestFace }) {
  const { at, surface } = useTable();
  const { table } = words.value;
  return (
    <>
      {at.kind === "next" ? <LastSaved /> : null}
      {surface.blank ? <UpdateLine /> : null}
      <Voided />
      <Forgotten />
      <PaysShort />
      <div class="row2 low">
        <TapKey of={dock.redeal}>{table.redeal}</TapKey>
        <TapKey of={dock.voided} chosen>
          {table.voidDeal}
        </TapKey>
      </div>
    </>
  );
}

function LastSaved() {
  const { live, told } = useTable();
  const { undo } = useUndo(live);
  const { table, common } = words.value;
  const last = live.lines.value.at(-1);
  if (!last) return <p class="say">{table.hint}</p>;
  const amend = paths.amend(live.id, last.entry);
  return (
    <div class="undo">
      <button type="button" class="last-saved" data-tap="amend-last" onClick={() => go(amend)}>
        {last.number === null ? null : <b>{table.saved(last.number)} </b>}
        <Say>{summary(told, tarokEntry(last.entry))}</Say>
      </button>
      {live.canUndo.value ? (
        <Key kind="plain" tap="undo" sign={<UndoIcon />} onClick={undo}>
          {common.undo}
        </Key>
      ) : null}
    </div>
  );
}

function Voided() {
  const { surface, told } = useTable();
  if (!surface.deal.voided) return null;
  return <p class="say">{words.value.table.isVoided[told.rules.voidKeeps]}</p>;
}

/** What the deal pays so far, a line for each cause; those that do not fit are told by *Hvorfor*. */
export function PaysShort() {
  const { surface, told } = useTable();
  return (
    <ul class="pays">
      {explain(surface.transfers).map((group) => (
        <li key={`${group.reason} ${group.source}`}>
          <span>
            <Say>{groupHeading(told, group, surface.deal)}</Say>
          </span>
          <b class="num">{groupAmounts(words.value, group)}</b>
        </li>
      ))}
    </ul>
  );
}
