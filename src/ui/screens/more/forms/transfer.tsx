import {
  type Account,
  accountNamed,
  accountPlayer,
  held,
  playerAccount,
  points,
  potAccount,
  tidy,
} from "../../../../model/index.ts";
import { Choice, Field, Name, type Option } from "../../../components/index.ts";
import { NumberBox } from "../../../pad/number-box.tsx";
import { words } from "../../../words.ts";
import { type Built, everyone, type FieldsProps, type Kind, type Moment } from "../kind.ts";

interface Transfer {
  readonly from: Account | "";
  readonly to: Account | "";
  readonly amount: string;
  readonly note: string;
}

/** Anything else that changes hands, with a reason (format.md). */
export const transfer: Kind<Transfer> = {
  type: "transfer",
  shape: "transfer 1",
  title: () => words.value.between.transfer,
  fields: ["from", "to", "amount"],
  fresh,
  of: (entry) => {
    if (entry.type !== "transfer") return undefined;
    const { from, to, amount, note = "" } = entry;
    return { from: accountNamed(from), to: accountNamed(to), amount: String(amount), note };
  },
  build,
  Fields,
};

/** A difference that nobody has explained is what a transfer is mostly for: it is filled in. */
function fresh({ state }: Moment): Transfer {
  const { difference } = state.books;
  const blank = { from: "", to: "", amount: "", note: "" } as const;
  if (difference === 0) return blank;
  const side = difference > 0 ? { from: "difference" as const } : { to: "difference" as const };
  return { ...blank, ...side, amount: String(Math.abs(difference)) };
}

function build({ from, to, amount, note }: Transfer): Built {
  const { missing } = words.value.between;
  if (from === "") return { missing: "from", say: missing.from };
  if (to === "") return { missing: "to", say: missing.to };
  if (amount === "" || amount === "0") return { missing: "amount", say: missing.amount };
  const written = tidy(note) === "" ? {} : { note: tidy(note) };
  return { entry: { type: "transfer", from, to, amount: points(Number(amount)), ...written } };
}

function Fields({ draft, change, moment, problem }: FieldsProps<Transfer>) {
  const { between, common } = words.value;
  return (
    <>
      <Choice
        label={between.from}
        name="from"
        options={accounts(moment, draft.to)}
        value={draft.from}
        onChoose={(from) => from !== draft.to && change({ from })}
        problem={problem("from")}
      />
      <Choice
        label={between.to}
        name="to"
        options={accounts(moment, draft.from)}
        value={draft.to}
        onChoose={(to) => to !== draft.from && change({ to })}
        problem={problem("to")}
      />
      <NumberBox
        name="amount"
        label={between.amount}
        unit={common.point}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        problem={problem("amount")}
      />
      <Field label={between.reason} value={draft.note} maxLength={1000} onInput={(note) => change({ note })} />
    </>
  );
}

/** Every account there is, the pots and the difference with what they hold; the other side's is taken. */
function accounts(moment: Moment, taken: Account | ""): readonly Option<Account>[] {
  const { live, state } = moment;
  const { common, format } = words.value;
  const pots = Object.keys(state.books.pots);
  const potNames: Readonly<Record<string, string>> = common.pots;
  const all: readonly Account[] = [...everyone(moment).map(playerAccount), ...pots.map(potAccount), "difference"];
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(pots.map((pot) => [potAccount(pot), potNames[pot] ?? pot])),
    difference: common.difference,
  };
  return all.map((account) => {
    const player = accountPlayer(account);
    return {
      value: account,
      word: player === undefined ? names[account] : <Name>{live.name(player)}</Name>,
      below: player === undefined ? format.points(held(state.books, account)) : undefined,
      off: account === taken,
    };
  });
}
