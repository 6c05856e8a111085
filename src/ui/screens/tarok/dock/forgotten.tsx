import { reminderText } from "../../../../i18n/index.ts";
import { Notice, Say } from "../../../components/index.ts";
import { TapKey } from "../../../table/tap-key.tsx";
import { useTable } from "../use-table.ts";

/** The first declaration that somebody must have had and did not make; only a reminder. */
export function Forgotten() {
  const { surface, names, told } = useTable();
  const [first] = surface.forgotten;
  if (!first) return null;
  return (
    <div class="reminder">
      <Notice>
        <Say>{reminderText(told, first.reminder, surface.deal)}</Say>
      </Notice>
      <TapKey of={first.key} kind="plain">
        {names.short(first.reminder.player)}
      </TapKey>
    </div>
  );
}
