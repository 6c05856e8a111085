import { held, type PlayerId, points, potAccount } from "../../../../model/index.ts";
import type { Pot } from "../../../../rules/tarok/cards.ts";
import { Choice } from "../../../components/index.ts";
import { useInSight } from "../../../pad/in-sight.ts";
import { NumberBox } from "../../../pad/number-box.tsx";
import { words } from "../../../words.ts";
import type { Built, FieldsProps, Kind, Moment } from "../kind.ts";

const NOBODY = "nobody";

interface PotCheck {
  readonly pot: Pot | "";
  readonly counted: string;
  /** Who covers a shortage: a player, nobody, or, while nothing was chosen, who answers for the funding. */
  readonly coveredBy: PlayerId | typeof NOBODY | "";
}

/** A pot counted on the table against the book (rules.md, section 9). */
export const potCheck: Kind<PotCheck> = {
  type: "potCheck",
  shape: "potCheck 1",
  title: () => words.value.between.potCheck,
  fields: ["pot", "counted", "coveredBy"],
  fresh: () => ({ pot: "", counted: "", coveredBy: "" }),
  of: (entry) =>
    entry.type === "potCheck"
      ? { pot: entry.pot, counted: String(entry.counted), coveredBy: entry.coveredBy ?? NOBODY }
      : undefined,
  build,
  Fields,
};

/** How much more lies in the pot than the book says; below 0 it is too little. */
export const surplusOf = ({ pot, counted }: PotCheck, { state }: Moment): number | undefined =>
  pot === "" || counted === "" ? undefined : Number(counted) - held(state.books, potAccount(pot));

/** Who answers for a missing funding: who last emptied the pot and still sits at the table; nobody before the first. */
export function proposed(pot: Pot, { state }: Moment): PlayerId | undefined {
  const player = state.emptiedBy[pot];
  return player !== undefined && state.seats.includes(player) ? player : undefined;
}

function covering(draft: PotCheck, moment: Moment): PlayerId | undefined {
  if (draft.pot === "" || draft.coveredBy === NOBODY) return undefined;
  return draft.coveredBy === "" ? proposed(draft.pot, moment) : draft.coveredBy;
}

function build(draft: PotCheck, moment: Moment): Built {
  const { missing } = words.value.between;
  const { pot, counted } = draft;
  const surplus = surplusOf(draft, moment);
  if (pot === "") return { missing: "pot", say: missing.pot };
  if (surplus === undefined) return { missing: "counted", say: missing.counted };
  const coveredBy = surplus < 0 ? covering(draft, moment) : undefined;
  const covered = coveredBy === undefined ? {} : { coveredBy };
  return { entry: { type: "potCheck", pot, counted: points(Number(counted)), ...covered } };
}

function Fields({ draft, change, moment, problem }: FieldsProps<PotCheck>) {
  const { between, common, format } = words.value;
  const { state } = moment;
  const surplus = surplusOf(draft, moment);
  const pot = (of: Pot) => ({
    value: of,
    word: common.pots[of],
    below: between.pots.book(format.points(held(state.books, potAccount(of)))),
  });
  return (
    <>
      <Choice
        label={between.pots.which}
        name="pot"
        look="wide"
        options={[pot("pagat"), pot("king")]}
        value={draft.pot}
        onChoose={(chosen) => change({ pot: chosen, coveredBy: "" })}
        problem={problem("pot")}
      />
      <NumberBox
        name="counted"
        label={between.pots.counted}
        unit={common.point}
        value={draft.counted}
        onChange={(counted) => change({ counted })}
        beside={surplus === undefined ? undefined : <b>{told(surplus)}</b>}
        problem={problem("counted")}
      />
      {surplus !== undefined && surplus < 0 ? (
        <Covered draft={draft} change={change} moment={moment} problem={problem("coveredBy")} />
      ) : null}
    </>
  );
}

/** "Der mangler 15.", "Koppen passer med bogen." */
function told(surplus: number): string {
  const { between, format } = words.value;
  if (surplus === 0) return between.pots.fits;
  const size = format.points(Math.abs(surplus));
  return surplus < 0 ? between.pots.short(size) : between.pots.over(size);
}

interface CoveredProps extends Pick<FieldsProps<PotCheck>, "draft" | "change" | "moment"> {
  readonly problem: string | undefined;
}

function Covered({ draft, change, moment, problem }: CoveredProps) {
  const { pots: say } = words.value.between;
  const { live, state } = moment;
  const place = useInSight(true);
  const answers = draft.pot === "" ? undefined : proposed(draft.pot, moment);
  return (
    <div ref={place} class="over-pad">
      <Choice
        label={say.whoCovers}
        options={[
          ...state.seats.map((id) => ({ value: id, word: live.name(id) })),
          { value: NOBODY, word: say.nobody },
        ]}
        value={covering(draft, moment) ?? NOBODY}
        onChoose={(coveredBy) => change({ coveredBy })}
        help={answers === undefined ? undefined : say.proposed(live.name(answers))}
        problem={problem}
      />
    </div>
  );
}
