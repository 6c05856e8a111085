import { useState } from "preact/hooks";
import { MAX_NAME, type Settings, tidy } from "../../../model/index.ts";
import { FaultNotice, Field } from "../../components/index.ts";
import { MoneyFields } from "../../money/fields.tsx";
import { issuedOf, issuedText, type MoneyForm, moneyForm, moneyOf } from "../../money/form.ts";
import { words } from "../../words.ts";
import { SettingsPage } from "./settings-page.tsx";
import { useSettings } from "./use-settings.ts";

interface ClubForm extends MoneyForm {
  readonly club: string;
  readonly place: string;
  readonly issued: string;
}

const formOf = ({ club, place, money, issued }: Settings): ClubForm => ({
  club,
  place,
  ...moneyForm(money),
  issued: issuedText(issued),
});

/** What of the form can be stored already; a field that holds something that cannot be keeps its last good value. */
function storable(form: ClubForm): Partial<Settings> {
  const { money } = moneyOf(form);
  const issued = issuedOf(form.issued);
  const texts = { club: tidy(form.club), place: tidy(form.place) };
  return { ...texts, ...(money && { money }), ...(issued !== undefined && { issued }) };
}

/** What a new evening begins with; stored as it is typed. */
export function Club() {
  const { settings: own, newEvening, common } = words.value;
  const { settings, change: store, fault } = useSettings();
  const [form, setForm] = useState(() => formOf(settings));
  const change = (keys: Partial<ClubForm>) => {
    const next = { ...form, ...keys };
    setForm(next);
    store(storable(next));
  };
  const text = (key: "club" | "place") => (
    <Field label={own.club[key]} value={form[key]} maxLength={MAX_NAME} onInput={(value) => change({ [key]: value })} />
  );
  return (
    <SettingsPage title={own.club.title}>
      <p>{own.club.intro}</p>
      {text("club")}
      {text("place")}
      <MoneyFields draft={{ value: form, change }} faulty={moneyOf(form).faulty} />
      <Field
        label={newEvening.details.issued}
        value={form.issued}
        inputMode="numeric"
        unit={common.point}
        help={newEvening.details.issuedHelp}
        problem={issuedOf(form.issued) === undefined ? newEvening.faulty.issued : undefined}
        onInput={(issued) => change({ issued })}
      />
      <FaultNotice fault={fault} />
    </SettingsPage>
  );
}
