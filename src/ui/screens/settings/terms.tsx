import { TERMS, type Terms } from "../../../i18n/index.ts";
import { Choice, FaultNotice } from "../../components/index.ts";
import { termsOf } from "../../looks.ts";
import { words } from "../../words.ts";
import { SettingsPage } from "./settings-page.tsx";
import { useSettings } from "./use-settings.ts";

const THINGS = Object.keys(TERMS) as readonly (keyof Terms)[];

/** Which of several words the club uses for one thing. */
export function TermsScreen() {
  const { terms } = words.value.settings;
  const { settings, change, fault } = useSettings();
  const chosen = termsOf(settings);
  return (
    <SettingsPage title={terms.title}>
      <p>{terms.intro}</p>
      {THINGS.map((thing) => {
        const said: Readonly<Record<string, string>> = terms[thing];
        return (
          <Choice
            key={thing}
            label={said["label"] ?? thing}
            look="rows"
            options={TERMS[thing].map((value) => ({ value, word: said[value] ?? value }))}
            value={chosen[thing]}
            onChoose={(value) => change({ terms: { ...settings.terms, [thing]: value } })}
          />
        );
      })}
      <FaultNotice fault={fault} />
    </SettingsPage>
  );
}
