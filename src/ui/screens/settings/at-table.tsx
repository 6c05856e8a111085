import { HANDS, type Settings } from "../../../model/index.ts";
import { Choice, FaultNotice, ListRow, Switch } from "../../components/index.ts";
import { isLarge } from "../../device.ts";
import { NotAwake } from "../../evening/not-awake.tsx";
import { words } from "../../words.ts";
import { SettingsPage } from "./settings-page.tsx";
import { useSettings } from "./use-settings.ts";

/** What can be on or off at the table. */
type Switched = "awake" | "restDisplay" | "jetons";

/** How the device behaves while it lies on the table. */
export function AtTable() {
  const { title, hand } = words.value.settings.atTable;
  const { settings, change, fault } = useSettings();
  return (
    <SettingsPage title={title}>
      <Choice
        label={hand.label}
        help={hand.help}
        options={HANDS.map((value) => ({ value, word: hand[value] }))}
        value={settings.hand}
        onChoose={(value) => change({ hand: value })}
      />
      <OnOff name="awake" on={settings.awake} change={change} />
      <NotAwake />
      <OnOff name="restDisplay" on={settings.restDisplay ?? isLarge()} change={change} />
      <OnOff name="jetons" on={settings.jetons} change={change} />
      <FaultNotice fault={fault} />
    </SettingsPage>
  );
}

interface OnOffProps {
  readonly name: Switched;
  readonly on: boolean;
  readonly change: (keys: Partial<Settings>) => void;
}

function OnOff({ name, on, change }: OnOffProps) {
  const { settings, common } = words.value;
  const { label, help } = settings.atTable[name];
  return (
    <ListRow
      title={label}
      below={help}
      end={
        <Switch label={label} on={on} onChange={(value) => change({ [name]: value })}>
          {on ? common.yes : common.no}
        </Switch>
      }
    />
  );
}
