import { words } from "../../../words.ts";
import { SettingsPage } from "../settings-page.tsx";
import { Load } from "./load.tsx";
import { ProtectionPart } from "./protection.tsx";
import { Safety } from "./safety.tsx";
import { Save } from "./save.tsx";

/** Everything out, everything in, and how safe it lies here. */
export function Data() {
  return (
    <SettingsPage title={words.value.settings.data.title}>
      <Save />
      <Load />
      <Safety />
      <ProtectionPart />
    </SettingsPage>
  );
}
