import type { PersonPage } from "../../../state/index.ts";
import { cameFrom, everybody } from "../../came-from.ts";
import { Choice, Fold, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import { words } from "../../words.ts";
import { Curve } from "./curve.tsx";
import { GameFigures } from "./game.tsx";
import { Others } from "./others.tsx";
import { Overview } from "./overview.tsx";
import { RecordEvenings } from "./records.tsx";
import "./person.css";

interface Props {
  readonly page: PersonPage;
}

/** All that evenings say of somebody: sums, curve, records, the figures of each game, and each against each. */
export function PersonView({ page }: Props) {
  const { name, figures } = page;
  const some = figures.evenings > 0;
  return (
    <Page
      title={name}
      class="person"
      back={cameFrom(everybody())}
      felt={some ? <Overview figures={figures} /> : undefined}
    >
      <Periods page={page} />
      {some ? <Told page={page} /> : <None page={page} />}
    </Page>
  );
}

/** Which season; chosen in the address, so that Back and a link keep it. */
function Periods({ page: { id, periods, period } }: Props) {
  const said = words.value.person;
  if (periods.length === 0) return null;
  const choose = (season: string) => replace(paths.person(id, season === "" ? undefined : season));
  return (
    <Choice
      label={said.period}
      look="wide"
      value={period?.id ?? ""}
      options={[{ value: "", word: said.allEvenings }, ...periods.map((one) => ({ value: one.id, word: one.name }))]}
      onChoose={choose}
    />
  );
}

function None({ page: { name, period } }: Props) {
  const said = words.value.person;
  return <p>{period === null ? said.none(name) : said.noneIn(name, period.name)}</p>;
}

function Told({ page: { name, figures } }: Props) {
  const { person: said, figures: games } = words.value;
  const counted = [...said.counted, ...figures.games.flatMap(({ game }) => games[game].counted)];
  return (
    <>
      <Curve name={name} curve={figures.curve} />
      <RecordEvenings figures={figures} />
      {figures.games.map((part) => (
        <GameFigures key={part.game} part={part} />
      ))}
      <Others others={figures.others} games={figures.games.map(({ game }) => game)} />
      <Fold title={said.how}>
        {counted.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Fold>
    </>
  );
}
