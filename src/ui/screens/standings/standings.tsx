import { unitOf } from "../../../i18n/index.ts";
import { type Club, type Standings as Found, ORDERS } from "../../../state/club/index.ts";
import { seasonDays } from "../../club/season-days.ts";
import { Choice, KeyLink, Page } from "../../components/index.ts";
import { Computing } from "../../evening/computing.tsx";
import { paths } from "../../paths.ts";
import { GiveMark } from "../../people/apart.tsx";
import { words } from "../../words.ts";
import { Counted } from "./counted.tsx";
import { headOf } from "./figures.ts";
import { HandOn } from "./hand-on.tsx";
import { Table } from "./table.tsx";
import type { Asking } from "./use-asked.ts";
import "./standings.css";

interface Props extends Asking {
  readonly club: Club;
  readonly standings: Found;
}

/** Place by place what everybody came to in a season, and what that was computed from. */
export function Standings(props: Props) {
  const { club, standings, order } = props;
  const { seasons, common } = words.value;
  const { season, rows, evenings } = standings;
  return (
    <Page
      title={season.name}
      class="standings"
      back={{ to: paths.seasons(), label: seasons.title }}
      action={
        <KeyLink kind="plain" to={paths.editSeason(season.id)}>
          {common.edit}
          <span class="vh"> {season.name}</span>
        </KeyLink>
      }
    >
      <p class="quiet">
        <span class="sn-paper">{seasons.standings.title} · </span>
        {seasonDays(season)} · <span class="num">{seasons.evenings(evenings.length)}</span>
      </p>
      <Computing />
      {rows.length === 0 ? <p>{seasons.standings.none}</p> : <Choices {...props} />}
      {rows.length === 0 ? null : <Table standings={standings} order={order} />}
      <GiveMark among={rows.map(({ id }) => id)} />
      <Basis standings={standings} />
      <Counted standings={standings} />
      {rows.length === 0 ? null : <HandOn club={club} standings={standings} order={order} />}
    </Page>
  );
}

/** By what the lines are ordered, and which game counts where two were played. */
function Choices({ standings, order, game, orderBy, only }: Props) {
  const { common } = words.value;
  const say = words.value.seasons.standings;
  return (
    <div class="sn-choices">
      <Choice
        label={say.orderBy}
        options={ORDERS.map((value) => ({ value, word: headOf(value, standings, words.value) }))}
        value={order}
        onChoose={orderBy}
      />
      {standings.games.length < 2 ? null : (
        <Choice
          label={say.game}
          options={[
            { value: ALL, word: say.allGames },
            ...standings.games.map((value) => ({ value, word: common.gameNames[value] })),
          ]}
          value={game ?? ALL}
          onChoose={(value) => only(value === ALL ? undefined : value)}
        />
      )}
    </div>
  );
}

/** No game alone. */
const ALL = "all";

/** How many evenings a place takes, and what each figure is made of. */
function Basis({ standings: { season, currencies, counted, rows } }: Pick<Props, "standings">) {
  const { common, format } = words.value;
  const say = words.value.seasons.standings;
  const { minEvenings = 0 } = season;
  const [first, second] = currencies;
  return (
    <section>
      <div class="sn-minimum">
        <p>{minEvenings === 0 ? say.noMinimum : say.minimum(minEvenings)}</p>
        <KeyLink kind="plain" to={paths.editSeason(season.id)}>
          {common.edit}
        </KeyLink>
      </div>
      {rows.length === 0 ? null : (
        <p class="quiet sn-basis">
          {say.basis.join(" ")} {say.basisPerDeal(unitOf(words.value, counted))}{" "}
          {first && second ? say.currencyFirst(format.currency(first)) : null}
        </p>
      )}
    </section>
  );
}
