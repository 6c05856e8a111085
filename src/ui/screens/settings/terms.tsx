import { TERMS, type Terms } from "../../../i18n/index.ts";
import { Choice, FaultNotice } from "../../components/index.ts";
import { termsOf } from "../../looks.ts";
import { words } from "../../words.ts";
import { SettingsPage } from "./settings-page.tsx";
import { useSettings } from "./use-settings.ts";

/** What there are several words for in the language that is spoken. */
const thingsOf = (things: Partial<Record<keyof Terms, unknown>>): readonly (keyof Terms)[] =>
  (Object.keys(TERMS) as readonly (keyof Terms)[]).filter((thing) => thing in things);

/** Which of several words the club uses for one thing. */
export function TermsScreen() {
  const { terms } = words.value.settings;
  const { settings, change, fault } = useSettings();
  const chosen = termsOf(settings);
  return (
    <SettingsPage title={terms.title}>
      <p>{terms.intro}</p>
      {thingsOf(terms.things).map((thing) => {
        const said: Readonly<Record<string, string>> = terms.things[thing] ?? {};
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
