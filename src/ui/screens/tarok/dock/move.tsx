import type { MoveFace } from "../../../../rules/tarok/recording/index.ts";
import { Say } from "../../../components/index.ts";
import { NotedHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { noteOf } from "../felt/notes.tsx";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import "../../../table/dock/sentence.css";

/** What was noted of the wrong player: whose is it? */
export function Move({ dock }: { readonly dock: MoveFace }) {
  const { surface, names, told } = useTable();
  const { title, detail } = noteOf(told, dock.noted);
  return (
    <>
      <NotedHead {...dock} remove={null} />
      <p class="sentence">
        <span>
          <Say>{title}</Say> <Say>{detail}</Say>
        </span>
      </p>
      <p class="lbl">{words.value.table.whose(names.full(dock.player))}</p>
      <div class="row2">
        {dock.others.map(({ player, key }) => (
          <TapKey key={key.id} of={key}>
            {names.short(player)}
          </TapKey>
        ))}
      </div>
      {surface.asked ? <Asked asked={surface.asked} /> : null}
    </>
  );
}
