import { capital, ending, type Phrase, plain, roundEnding, type Telling } from "../../../i18n/index.ts";
import type { Line, PutIn } from "../../../state/index.ts";
import { Say } from "../../components/index.ts";
import { entryTitle } from "../../evening/row-title.ts";
import { entryOf } from "../../evening/telling.ts";
import { words } from "../../words.ts";
import type { Shown } from "./use-shown.ts";

/** The last deal: how it ended, who paid whom (the arrows in words), and what went into the pots. */
export function Last({ shown: { last, told } }: { readonly shown: Shown }) {
  if (last === null) return null;
  return (
    <>
      <section class="display-last">
        <h2>{entryTitle(last.line)}</h2>
        <p>
          <Say>{endingOf(last.line, told)}</Say>
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

function endingOf({ entry, transfers }: Line, told: Telling): Phrase {
  const known = entryOf(entry);
  if (known.type === "round") return roundEnding(told, known, transfers);
  return known.type === "deal" ? ending(told, known) : [];
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
