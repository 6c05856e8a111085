import { capital } from "../../../../i18n/index.ts";
import type { UltimoFace } from "../../../../rules/tarok/recording/index.ts";
import { Say } from "../../../components/index.ts";
import { NotedHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import "../../../table/dock/sentence.css";

/** An ultimo that was noted: the table may refuse it. */
export function UltimoNoted({ dock }: { readonly dock: UltimoFace }) {
  const { surface, names } = useTable();
  const { table, sentences } = words.value;
  const { player, card, suit, refused, annulled } = dock;
  const say = annulled && !refused ? sentences.deal.ultimoAnnulled : sentences.deal.ultimo;
  return (
    <>
      <NotedHead {...dock} />
      <p class="sentence">
        <span>
          <Say>{capital(say(names.short(player), sentences.ultimoCard(card, suit)))}</Say>
        </span>
      </p>
      {surface.asked ? <Asked asked={surface.asked} /> : null}
      <div class="row2">
        <TapKey of={dock.refuse} chosen>
          {table.refuse}
        </TapKey>
      </div>
      {refused ? <p class="quiet say">{table.refuseMeans}</p> : null}
    </>
  );
}
