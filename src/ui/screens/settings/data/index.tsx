import { words } from "../../../words.ts";
import { SettingsPage } from "../settings-page.tsx";
import { Load } from "./load.tsx";
import { Progress } from "./progress.tsx";
import { ProtectionPart } from "./protection.tsx";
import { Safety } from "./safety.tsx";
import { Save } from "./save.tsx";

/** Everything out, everything in, and how safe it lies here. */
export function Data() {
  return (
    <SettingsPage title={words.value.settings.data.title}>
      <Progress />
      <Save />
      <Load />
      <Safety />
      <ProtectionPart />
    </SettingsPage>
  );
}
