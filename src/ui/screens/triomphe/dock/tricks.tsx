import { groupHeading } from "../../../../i18n/index.ts";
import type { TricksFace } from "../../../../rules/triomphe/recording/index.ts";
import { explain } from "../../../../state/index.ts";
import { EraseIcon, Say } from "../../../components/index.ts";
import { DockHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import { Five } from "./five.tsx";
import "../../../table/dock/sentence.css";

/** The five tricks in their order, and who takes the pot by them. */
export function Tricks({ dock }: { readonly dock: TricksFace }) {
  const { surface } = useTable();
  const { triomphe } = words.value;
  return (
    <>
      <DockHead title={triomphe.tricks} close={dock.close}>
        {dock.erase ? <TapKey of={dock.erase} kind="plain" sign={<EraseIcon />} label={triomphe.eraseTrick} /> : null}
      </DockHead>
      <Five places={dock.places} />
      {surface.asked ? <Asked asked={surface.asked} /> : <Told dock={dock} />}
    </>
  );
}

/** Who takes the pot, with the rule where several had as many; before that what to tap. */
function Told({ dock }: { readonly dock: TricksFace }) {
  const { surface, told } = useTable();
  const { triomphe, format } = words.value;
  const group = explain(surface.transfers).find(({ reason }) => reason === "tricks");
  const again = dock.places.findIndex(({ player, caret }) => caret && player !== null);
  if (again >= 0) return <p class="say">{triomphe.correct(again + 1)}</p>;
  if (!group) return <p class="say">{triomphe.tricksHint}</p>;
  const [taken] = group.transfers;
  return (
    <p class="sentence" role="status">
      <span>
        <Say>{groupHeading(told, group, surface.deal)}</Say>
      </span>
      {taken ? <b class="num">{format.points(taken.amount)}</b> : null}
    </p>
  );
}
