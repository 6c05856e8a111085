import { useState } from "preact/hooks";
import { fullName, tidy } from "../../../model/index.ts";
import type { Club } from "../../../state/club/index.ts";
import { Choice, FaultNotice, Field, Fold, Key, Name, Notice } from "../../components/index.ts";
import { minorOf } from "../../money/amount.ts";
import { apart } from "../../people/apart.tsx";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

interface Props {
  readonly club: Club;
  readonly currencies: readonly string[];
}

interface Form {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly currency: string;
  readonly note: string;
}

/** Any payment between two people: a part of what is owed, or something that was agreed. */
export function AnotherPayment({ club, currencies: [usual = "DKK", ...others] }: Props) {
  const { club: say, format } = words.value;
  const blank: Form = { from: "", to: "", amount: "", currency: usual, note: "" };
  const [form, setForm] = useState(blank);
  const { fault, run } = useCommand();
  const [saved, setSaved] = useState(false);
  const change = (keys: Partial<Form>) => {
    setSaved(false);
    setForm({ ...form, ...keys });
  };
  const minor = minorOf(form.amount, format.digits(form.currency));
  const missing = missingIn(form, minor);
  const save = () => {
    if (minor === undefined || missing !== undefined) return;
    const { from, to, currency, note } = form;
    const written = tidy(note) === "" ? {} : { note: tidy(note) };
    run(club.pay({ from, to, amountMinor: minor, currency, ...written }), () => {
      setForm(blank);
      setSaved(true);
    });
  };
  return (
    <Fold title={say.another} summary={say.anotherIs}>
      <Who label={say.from} value={form.from} taken={form.to} onChoose={(from) => change({ from })} />
      <Who label={say.to} value={form.to} taken={form.from} onChoose={(to) => change({ to })} />
      {others.length === 0 ? null : (
        <Choice
          label={say.amount}
          options={[usual, ...others].map((value) => ({ value, word: value }))}
          value={form.currency}
          onChoose={(currency) => change({ currency })}
        />
      )}
      <Field
        label={say.amount}
        inputMode="decimal"
        unit={format.currency(form.currency)}
        value={form.amount}
        onInput={(amount) => change({ amount })}
        problem={form.amount !== "" && minor === undefined ? say.amountWrong : undefined}
      />
      <Field label={say.note} value={form.note} maxLength={1000} onInput={(note) => change({ note })} />
      <FaultNotice fault={fault} />
      {saved ? <Notice live>{`${say.saved}.`}</Notice> : null}
      <Key once kind={missing === undefined ? "main" : "wait"} onClick={save}>
        {missing ?? say.save}
      </Key>
    </Fold>
  );
}

function missingIn({ from, to }: Form, minor: number | undefined): string | undefined {
  const { missing } = words.value.club;
  if (from === "") return missing.from;
  if (to === "") return missing.to;
  return minor === undefined ? missing.amount : undefined;
}

interface WhoProps {
  readonly label: string;
  readonly value: string;
  readonly taken: string;
  readonly onChoose: (id: string) => void;
}

function Who({ label, value, taken, onChoose }: WhoProps) {
  const people = useApp().people.value;
  return (
    <Choice
      label={label}
      options={people.map((person) => ({
        value: person.id,
        word: <Name>{fullName(person)}</Name>,
        below: apart(person.id),
        off: person.id === taken,
      }))}
      value={value === "" ? undefined : value}
      onChoose={(id) => id !== taken && onChoose(id)}
    />
  );
}
