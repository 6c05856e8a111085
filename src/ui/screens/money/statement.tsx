import { useMemo, useState } from "preact/hooks";
import type { AccountLine, Club } from "../../../state/club/index.ts";
import { Amount, Key, ListLink, ListRow, Page } from "../../components/index.ts";
import { placeOf } from "../../evening/day.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** How somebody's account came to what it is: every evening that left something open, and every payment. */
export function PersonStatement({ club, person }: { readonly club: Club; readonly person: string }) {
  const told = useMemo(() => club.statement(person), [club, person]).value;
  const say = words.value.club;
  if (told === null) return <Page title={say.account} />;
  return (
    <Page title={told.name} back={{ to: paths.money(), label: say.account }} class="money">
      {told.lines.length === 0 ? (
        <p>{say.noLines}</p>
      ) : (
        <section>
          <h2>{say.statement}</h2>
          <Lines lines={told.lines} />
        </section>
      )}
    </Page>
  );
}

/** So many lines at once: a club that plays every week is through its year. */
const AT_ONCE = 60;

function Lines({ lines }: { readonly lines: readonly AccountLine[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  const more = Math.min(AT_ONCE, lines.length - shown);
  return (
    <>
      <ul>
        {lines.slice(0, shown).map((line) => (
          <li key={keyOf(line)}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {more > 0 ? <Key onClick={() => setShown(shown + AT_ONCE)}>{words.value.evenings.showMore(more)}</Key> : null}
    </>
  );
}

const keyOf = (line: AccountLine): string => {
  if (line.kind === "payment") return line.payment.id;
  return line.kind === "evening" ? line.evening.id : `${line.evening.id} ${line.other} ${line.minor}`;
};

function Line({ line }: { readonly line: AccountLine }) {
  const { format, club } = words.value;
  const end = (
    <span class="line-end">
      <Amount value={line.minor}>{format.signedMoney(line.minor, line.currency)}</Amount>
      <span class="quiet">{club.balance(format.signedMoney(line.balance, line.currency))}</span>
    </span>
  );
  if (line.kind === "evening") {
    const { evening } = line;
    return (
      <ListLink
        to={paths.settle(evening.id)}
        title={club.evening(format.day(line.at))}
        below={placeOf(evening)}
        end={end}
      />
    );
  }
  const note = line.kind === "payment" ? line.payment.note : undefined;
  return (
    <ListRow
      title={line.minor > 0 ? club.gave(line.other) : club.got(line.other)}
      below={[madeAt(line), note].filter((text) => text !== undefined).join(". ")}
      end={end}
    />
  );
}

/** When and where it was paid; of what was ticked at a settlement only of which evening it was, for nobody wrote down the day. */
function madeAt(line: Extract<AccountLine, { readonly kind: "atTable" | "payment" }>): string {
  const { club, format } = words.value;
  const day = format.day(line.at);
  if (line.kind === "atTable") return club.made.noted(day);
  return `${day}, ${line.payment.night === undefined ? club.made.account : club.made.night}`;
}
