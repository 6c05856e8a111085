import { useMemo } from "preact/hooks";
import type { AccountLine, Club } from "../../../state/club/index.ts";
import { Amount, ListLink, ListRow, Page } from "../../components/index.ts";
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
          <ul>
            {told.lines.map((line) => (
              <li key={line.kind === "evening" ? line.evening.id : line.payment.id}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

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
  return (
    <ListRow
      title={line.minor > 0 ? club.gave(line.other) : club.got(line.other)}
      below={[format.day(line.at), line.payment.note].filter((text) => text !== undefined).join(". ")}
      end={end}
    />
  );
}
