import { HANDS, type Settings } from "../../../model/index.ts";
import { awakeHere } from "../../awake.ts";
import { Choice, FaultNotice, ListRow, Notice, Switch } from "../../components/index.ts";
import { isLarge } from "../../device.ts";
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
      {settings.awake ? <NotAwake /> : null}
      <OnOff name="restDisplay" on={settings.restDisplay ?? isLarge()} change={change} />
      <OnOff name="jetons" on={settings.jetons} change={change} />
      <FaultNotice fault={fault} />
    </SettingsPage>
  );
}

/** What to do where the browser does not keep the screen awake. */
function NotAwake() {
  const { missing, refused } = words.value.settings.atTable;
  const here = awakeHere();
  if (here === "able") return null;
  return <Notice>{here === "missing" ? missing : refused}</Notice>;
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
