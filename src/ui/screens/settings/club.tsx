import { FaultNotice, Field } from "../../components/index.ts";
import { words } from "../../words.ts";
import { SettingsPage } from "./settings-page.tsx";
import { useSettings } from "./use-settings.ts";

/** What a new evening begins with. */
export function Club() {
  const { title, intro, club, place } = words.value.settings.club;
  const { settings, change, fault } = useSettings();
  return (
    <SettingsPage title={title}>
      <p>{intro}</p>
      <Field label={club} value={settings.club} onInput={(text) => change({ club: text })} />
      <Field label={place} value={settings.place} onInput={(text) => change({ place: text })} />
      <FaultNotice fault={fault} />
    </SettingsPage>
  );
}
