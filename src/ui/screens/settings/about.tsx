import { words } from "../../words.ts";
import { Afresh } from "./afresh.tsx";
import { SettingsPage } from "./settings-page.tsx";

/** The version, what the app does with what it is told, and who made what it is built with. */
export function About() {
  const { title, version, what, private: secret, free, licences } = words.value.settings.about;
  return (
    <SettingsPage title={title}>
      <p>
        <b>{version(__APP_VERSION__)}</b>
      </p>
      <p>{what}</p>
      <p>{secret}</p>
      <p>{free}</p>
      <a class="line-link" href="./licences.txt">
        {licences}
      </a>
      <Afresh />
    </SettingsPage>
  );
}
