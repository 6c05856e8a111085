import { capital, plain } from "../../../../i18n/index.ts";
import { points, tidy } from "../../../../model/index.ts";
import type { FineEntry } from "../../../../rules/tarok/entry.ts";
import type { FineKind, ListedFine } from "../../../../rules/tarok/fine.ts";
import type { TarokRules } from "../../../../rules/tarok/rules.ts";
import { Choice } from "../../../components/index.ts";
import { NumberBox } from "../../../pad/number-box.tsx";
import { words } from "../../../words.ts";
import type { Built, FieldsProps, Kind, NewEntry } from "../kind.ts";
import { Note } from "./note.tsx";
import { Who } from "./who.tsx";

interface Fine {
  readonly player: string;
  readonly kind: FineKind | "";
  /** What the rules say, nothing, or what was typed. */
  readonly amount: "rule" | "waived" | "own";
  readonly own: string;
  readonly note: string;
}

const isListed = (kind: string, { fines }: TarokRules): kind is ListedFine => Object.hasOwn(fines, kind);

/** A fine between deals (rules.md, section 6). */
export const fine: Kind<Fine> = {
  type: "fine",
  shape: "fine 1",
  title: () => words.value.between.fine,
  fields: ["player", "amount"],
  fresh: () => ({ player: "", kind: "", amount: "rule", own: "", note: "" }),
  of: (entry) => (entry.type === "fine" ? formOf(entry) : undefined),
  build,
  Fields,
};

function formOf({ player, kind, amount, note = "" }: FineEntry): Fine {
  const own = amount === undefined || amount === 0 ? "" : String(amount);
  return { player, kind, amount: amount === undefined ? "rule" : amount === 0 ? "waived" : "own", own, note };
}

function build({ player, kind, amount, own, note }: Fine, { rules }: { readonly rules: TarokRules }): Built {
  const { missing } = words.value.between;
  if (player === "") return { missing: "player", say: missing.player };
  if (kind === "") return { missing: "kind", say: missing.fineKind };
  const written = tidy(note) === "" ? {} : { note: tidy(note) };
  const typed = amount === "waived" ? points(0) : points(Number(own));
  const isOwn = amount === "own" || (amount === "rule" && kind === "other");
  if (isOwn && own === "") return { missing: "amount", say: missing.amount };
  const base = { type: "fine", player, ...written } as const;
  if (!isListed(kind, rules)) return { entry: { ...base, kind: "other", amount: typed } satisfies NewEntry };
  return { entry: { ...base, kind, ...(amount !== "rule" && { amount: typed }) } satisfies NewEntry };
}

function Fields({ draft, change, moment, problem }: FieldsProps<Fine>) {
  const { between, common, format } = words.value;
  const { rules, state } = moment;
  const kinds: readonly FineKind[] = [...(Object.keys(rules.fines) as ListedFine[]), "other"];
  return (
    <>
      <Who
        moment={moment}
        players={state.seats}
        value={draft.player}
        onChoose={(player) => change({ player })}
        problem={problem("player")}
      />
      <Choice
        label={between.fines.kind}
        name="kind"
        look="wide"
        options={kinds.map((kind) => ({
          value: kind,
          word: plain(capital([common.fines[kind]])),
          below: isListed(kind, rules) ? format.points(rules.fines[kind]) : undefined,
        }))}
        value={draft.kind}
        onChoose={(kind) => change({ kind: kind as FineKind, amount: kind === "other" ? "own" : "rule" })}
      />
      {draft.kind === "" ? null : <Amount draft={draft} change={change} rules={rules} problem={problem("amount")} />}
      <Note value={draft.note} onInput={(note) => change({ note })} />
    </>
  );
}

interface AmountProps extends Pick<FieldsProps<Fine>, "draft" | "change"> {
  readonly rules: TarokRules;
  readonly problem: string | undefined;
}

/** What the fine comes to in each pot: as the rules say, waived, or another amount. */
function Amount({ draft, change, rules, problem }: AmountProps) {
  const { between, format } = words.value;
  const { fines: say } = between;
  const listed = isListed(draft.kind, rules) ? rules.fines[draft.kind] : undefined;
  const own = draft.amount === "own";
  return (
    <>
      <Choice
        label={say.amount}
        options={[
          ...(listed === undefined ? [] : [{ value: "rule" as const, word: format.points(listed) }]),
          { value: "waived" as const, word: say.waived },
          { value: "own" as const, word: say.own },
        ]}
        value={draft.amount}
        onChoose={(amount) => change({ amount })}
        problem={own ? undefined : problem}
      />
      {own ? (
        <NumberBox
          name="amount"
          label={say.ownAmount}
          value={draft.own}
          onChange={(value) => change({ own: value })}
          problem={problem}
        />
      ) : null}
    </>
  );
}
