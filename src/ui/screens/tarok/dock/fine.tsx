import { capital } from "../../../../i18n/index.ts";
import type { FineFace } from "../../../../rules/tarok/recording/index.ts";
import { Digits } from "../../../table/dock/digits.tsx";
import { NotedHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import "../../../table/dock/sentence.css";
import "./fines.css";

/** A fine that was noted: the question that the rule asks, another amount, when it was found. */
export function FineNoted({ dock }: { readonly dock: FineFace }) {
  const { surface } = useTable();
  return (
    <>
      <NotedHead {...dock} />
      <Sentence dock={dock} />
      {surface.asked ? <Asked asked={surface.asked} /> : null}
      {dock.pad ? <Digits keys={dock.pad} jump={<ByRule dock={dock} />} /> : <Details dock={dock} />}
    </>
  );
}

function Sentence({ dock: { player, fine, amount, bars } }: { readonly dock: FineFace }) {
  const { names } = useTable();
  const { table, common, format } = words.value;
  const kind = common.fines[fine?.kind ?? "other"];
  return (
    <p class="sentence" aria-live="polite">
      <span>
        {capital([kind]).join("")}
        {bars ? <small class="quiet">{table.bars(names.short(player))}</small> : null}
      </span>
      <span class="num">
        {amount === null ? "…" : format.points(amount)}
        <small>{table.amountOf}</small>
      </span>
    </p>
  );
}

/** Back from the digits, where the fine is noted. */
function ByRule({ dock: { ownAmount } }: { readonly dock: FineFace }) {
  return ownAmount ? <TapKey of={ownAmount}>{words.value.common.done}</TapKey> : null;
}

function Details({ dock }: { readonly dock: FineFace }) {
  const { tap } = useTable();
  const { table } = words.value;
  return (
    <>
      <Question dock={dock} />
      <Found dock={dock} />
      <div class="fine-aside low">
        {dock.waive ? (
          <TapKey of={dock.waive} chosen>
            {table.waive}
          </TapKey>
        ) : null}
        {dock.ownAmount ? <TapKey of={dock.ownAmount}>{table.ownAmount}</TapKey> : null}
        <input
          class="note-line"
          type="text"
          aria-label={table.fineNote}
          placeholder={table.fineNote}
          value={dock.fine?.note ?? ""}
          maxLength={200}
          autocomplete="off"
          data-tap="fineNote"
          onInput={(event) => tap({ tap: "fineNote", text: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

/** Was the end of play paid by then? Each answer says what it means. */
function Found({ dock: { found } }: { readonly dock: FineFace }) {
  const { table } = words.value;
  if (!found) return null;
  return (
    <>
      <p class="lbl">{table.whenFound}</p>
      <div class="row2">
        <TapKey of={found.before} chosen class="answer">
          <b>{table.foundBefore}</b> <small>{table.foundBeforeMeans}</small>
        </TapKey>
        <TapKey of={found.late} chosen class="answer">
          <b>{table.foundLate}</b> <small>{table.foundLateMeans}</small>
        </TapKey>
      </div>
    </>
  );
}

/** Do the two others let the deal stand? Each answer says what it means. */
function Question({ dock: { question } }: { readonly dock: FineFace }) {
  const { table } = words.value;
  if (!question) return null;
  return (
    <>
      <p class="lbl">{question.must ? <b>{table.accepted}</b> : table.accepted}</p>
      <div class="row2">
        <TapKey of={question.stands} chosen class="answer">
          <b>{table.acceptedYes}</b> <small>{table.acceptedYesMeans}</small>
        </TapKey>
        <TapKey of={question.voids} chosen class="answer">
          <b>{table.acceptedNo}</b> <small>{table.acceptedNoMeans}</small>
        </TapKey>
      </div>
    </>
  );
}
