import { Choice } from "../../../components/index.ts";
import { NumberBox } from "../../../pad/number-box.tsx";
import { words } from "../../../words.ts";
import { type Built, everyone, type FieldsProps, type Kind } from "../kind.ts";
import { Who } from "./who.tsx";

interface Jetons {
  readonly player: string;
  readonly back: boolean;
  readonly amount: string;
}

/** Jetons handed out or returned during the evening: no payment (format.md). */
export const jetons: Kind<Jetons> = {
  type: "jetons",
  shape: "jetons 1",
  title: () => words.value.between.jetons,
  fields: ["player", "amount"],
  fresh: () => ({ player: "", back: false, amount: "" }),
  of: (entry) =>
    entry.type === "jetons"
      ? { player: entry.player, back: entry.amount < 0, amount: String(Math.abs(entry.amount)) }
      : undefined,
  build,
  Fields,
};

function build({ player, back, amount }: Jetons): Built {
  const { missing } = words.value.between;
  if (player === "") return { missing: "player", say: missing.player };
  if (amount === "" || amount === "0") return { missing: "amount", say: missing.amount };
  return { entry: { type: "jetons", player, amount: back ? -Number(amount) : Number(amount) } };
}

function Fields({ draft, change, moment, problem }: FieldsProps<Jetons>) {
  const { between, common, format } = words.value;
  const { jetonsOut: say } = between;
  return (
    <>
      <Choice
        label={say.which}
        look="wide"
        options={[
          { value: false, word: say.out },
          { value: true, word: say.back },
        ]}
        value={draft.back}
        onChoose={(back) => change({ back })}
      />
      <Who
        moment={moment}
        players={everyone(moment)}
        value={draft.player}
        onChoose={(player) => change({ player })}
        problem={problem("player")}
      />
      <NumberBox
        name="amount"
        label={between.amount}
        unit={common.point}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        beside={draft.player === "" ? undefined : say.has(format.points(moment.state.issued[draft.player] ?? 0))}
        problem={problem("amount")}
      />
      <p class="quiet">{say.noPayment}</p>
    </>
  );
}
