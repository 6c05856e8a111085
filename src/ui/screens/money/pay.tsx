import { useState } from "preact/hooks";
import { fullName, tidy } from "../../../model/index.ts";
import { type Club, overpaid } from "../../../state/club/index.ts";
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
  const [saved, setSaved] = useState<string>();
  const change = (keys: Partial<Form>) => {
    setSaved(undefined);
    setForm({ ...form, ...keys });
  };
  const minor = minorOf(form.amount, format.digits(form.currency));
  const missing = missingIn(form, minor);
  const save = () => {
    if (minor === undefined || missing !== undefined) return;
    const { from, to, currency, note } = form;
    const written = tidy(note) === "" ? {} : { note: tidy(note) };
    run(club.pay({ from, to, amountMinor: minor, currency, ...written }), ({ id }) => {
      setForm(blank);
      setSaved(id);
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
      {/* What was taken back since is saved no longer. */}
      {club.payments.value?.some(({ payment }) => payment.id === saved) ? (
        <Notice live>{`${say.saved}.`}</Notice>
      ) : null}
      {minor === undefined || missing !== undefined ? null : <More club={club} form={form} amountMinor={minor} />}
      <Key once kind={missing === undefined ? "main" : "wait"} onClick={save}>
        {missing ?? say.save}
      </Key>
    </Fold>
  );
}

interface MoreProps {
  readonly club: Club;
  readonly form: Form;
  readonly amountMinor: number;
}

/** That it is more than is owed, and what is owed the other way then; it can be paid all the same. */
function More({ club, form: { from, currency }, amountMinor }: MoreProps) {
  const { directory, people } = useApp();
  const { club: say, format } = words.value;
  const more = overpaid(club.accounts.value ?? [], { from, amountMinor, currency }, directory.idOf);
  const person = people.value.find(({ id }) => id === from);
  if (more === undefined || person === undefined) return null;
  return (
    <Notice live>
      {say.more(fullName(person), format.money(more.owed, currency), format.money(more.after, currency))}
    </Notice>
  );
}

function missingIn({ from, to, amount }: Form, minor: number | undefined): string | undefined {
  const { missing } = words.value.club;
  if (amount.trim() !== "" && minor === undefined) return missing.wrong;
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
