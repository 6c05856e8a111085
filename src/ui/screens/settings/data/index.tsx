import { useState } from "preact/hooks";
import { useApp } from "../../../use-app.ts";
import { words } from "../../../words.ts";
import { SettingsPage } from "../settings-page.tsx";
import { Load } from "./load.tsx";
import { Progress } from "./progress.tsx";
import { ProtectionPart } from "./protection.tsx";
import { Safety } from "./safety.tsx";
import { Save } from "./save.tsx";

/** Everything out, everything in, and how safe it lies here. */
export function Data() {
  const { front, summing } = useApp();
  // Decided once: nothing moves as soon as a file has come in.
  const [empty] = useState(() => {
    const { running = [], endedCount = 0 } = front.value ?? {};
    return front.value !== null && summing.value === null && running.length + endedCount === 0;
  });
  return (
    <SettingsPage title={words.value.settings.data.title}>
      <Progress />
      {empty ? <Load main /> : <Save main />}
      {empty ? <Save /> : <Load />}
      <Safety />
      <ProtectionPart />
    </SettingsPage>
  );
}
