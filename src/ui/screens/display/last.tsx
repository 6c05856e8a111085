import { capital, ending, plain } from "../../../i18n/index.ts";
import type { Deal } from "../../../rules/tarok/deal.ts";
import type { PutIn } from "../../../state/index.ts";
import { Say } from "../../components/index.ts";
import { tarokEntry } from "../../evening/telling.ts";
import { words } from "../../words.ts";
import type { Shown } from "./use-shown.ts";

/** The last deal: how it ended, who paid whom (the arrows in words), and what went into the pots. */
export function Last({ shown: { last, told } }: { readonly shown: Shown }) {
  const { table } = words.value;
  if (last === null) return null;
  const { number, entry } = last.line;
  return (
    <>
      <section class="display-last">
        <h2>{table.deal(number ?? 0)}</h2>
        <p>
          <Say>{ending(told, tarokEntry(entry) as Deal)}</Say>
        </p>
        <ul class="display-payments">
          {payments(last, told.name).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <p class="display-put quiet">{puts(last.putIn, told.name)}</p>
    </>
  );
}

type Name = (id: string) => string;
type LastDeal = NonNullable<Shown["last"]>;

/** "Poul betaler Karen 45". */
function payments({ between, emptied }: LastDeal, name: Name): readonly string[] {
  const { sentences, format } = words.value;
  return [
    ...between.map(({ from, to, amount }) => sentences.entries.pays(name(from), name(to), format.points(amount))),
    ...emptied.map(({ from, to, amount }) =>
      sentences.entries.takesFrom(name(to), format.points(amount), potName(from)),
    ),
  ];
}

const potName = (pot: string): string => {
  const names: Readonly<Record<string, string>> = words.value.common.thePots;
  return names[pot] ?? pot;
};

/** "Karen lagde 5 i hver kop. Alle lagde 20 i kongekoppen." */
function puts(rows: readonly PutIn[], name: Name): string {
  const { display, format } = words.value;
  const said = rows.map(({ players, everybody, into }) => {
    const amounts = into.map(({ pots, amount }) => {
      const [first = ""] = pots;
      return display.into(format.points(amount), pots.length > 1 ? display.eachPot : potName(first));
    });
    return display.put(everybody ? display.everybody : format.list(players.map(name)), format.list(amounts));
  });
  return said.map((text) => `${plain(capital([text]))}.`).join(" ");
}
