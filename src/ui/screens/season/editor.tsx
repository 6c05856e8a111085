import { useState } from "preact/hooks";
import { MAX_NAME, type Season } from "../../../model/index.ts";
import type { Club, SeasonCard } from "../../../state/club/index.ts";
import { noteRemoved } from "../../club/removed-season.tsx";
import { announce, FaultNotice, Field, Key, Notice, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { replace, up } from "../../router.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { type SeasonForm, seasonOf, type Wrong } from "./form.ts";
import "./season.css";

export interface Edited {
  readonly club: Club;
  readonly draft: Draft<SeasonForm>;
  /** As it is stored, or the club year that it stands in for; undefined where a new one is made. */
  readonly season?: SeasonCard | undefined;
}

/** The fields of a season, what is wrong with them once somebody has tried to save, and the way to delete it. */
export function Editor({ club, draft, season }: Edited) {
  const { seasons } = words.value;
  const [tried, setTried] = useState(false);
  const { wrong } = seasonOf(draft.value, "");
  const back =
    season === undefined
      ? { to: paths.seasons(), label: seasons.title }
      : { to: paths.seasons(season.id), label: season.name };
  return (
    <Page
      title={season === undefined ? seasons.add : seasons.edit}
      back={back}
      class="season"
      foot={<Save club={club} draft={draft} season={season} onWrong={() => setTried(true)} />}
    >
      {season?.own === false ? <Notice>{seasons.form.becomesOwn}</Notice> : null}
      <Fields draft={draft} wrong={tried ? wrong : atOnce(wrong)} />
      {season?.own ? <Remove club={club} season={season} onRemoved={draft.clear} /> : null}
    </Page>
  );
}

/** What is missing in a form that nobody has finished is no fault yet. */
const atOnce = (wrong: ReadonlySet<Wrong>): ReadonlySet<Wrong> =>
  new Set([...wrong].filter((one) => one === "backwards"));

function Fields({ draft, wrong }: Pick<Edited, "draft"> & { readonly wrong: ReadonlySet<Wrong> }) {
  const { form } = words.value.seasons;
  const { value, change } = draft;
  const problem = (...kinds: readonly Wrong[]) => {
    const kind = kinds.find((one) => wrong.has(one));
    return kind && form.wrong[kind];
  };
  return (
    <>
      <Field
        label={form.name}
        value={value.name}
        maxLength={MAX_NAME}
        problem={problem("name")}
        onInput={(name) => change({ name })}
      />
      <div class="season-days">
        <Field
          type="date"
          label={form.from}
          value={value.from}
          problem={problem("from")}
          onInput={(from) => change({ from })}
        />
        <Field
          type="date"
          label={form.to}
          value={value.to}
          problem={problem("to", "backwards")}
          onInput={(to) => change({ to })}
        />
      </div>
      <Field
        label={form.minEvenings}
        value={value.minEvenings}
        inputMode="numeric"
        help={form.minEveningsHelp}
        problem={problem("minEvenings")}
        onInput={(minEvenings) => change({ minEvenings })}
      />
    </>
  );
}

function Save({ club, draft, season, onWrong }: Edited & { readonly onWrong: () => void }) {
  const { newId } = useApp();
  const { form } = words.value.seasons;
  const { fault, run } = useCommand();
  // Saved twice it is still one season.
  const [fresh] = useState(newId);
  const save = () => {
    // A club year keeps its own address for the days that are in no other season.
    const edited = seasonOf(draft.value, season?.own ? season.id : fresh);
    if (edited.wrong.size > 0) {
      onWrong();
      focusFirstWrong();
      return;
    }
    run(club.saveSeason(edited.season), () => {
      draft.clear();
      announce(form.saved);
      leave(edited.season, season);
    });
  };
  return (
    <>
      <FaultNotice fault={fault ?? draft.unkept} />
      <Key kind="main" onClick={save}>
        {form.save}
      </Key>
    </>
  );
}

/** To the standings: back to those that it was changed from, else to its own. */
function leave(saved: Season, before: Season | undefined): void {
  if (saved.id === before?.id) up(paths.seasons(saved.id));
  else replace(paths.seasons(saved.id));
}

/** Once the fields have been drawn with what is wrong. */
const focusFirstWrong = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid]")?.focus());
};

interface RemoveProps {
  readonly club: Club;
  readonly season: SeasonCard;
  readonly onRemoved: () => void;
}

/** Can be undone in the list, to which it leads. */
function Remove({ club, season, onRemoved }: RemoveProps) {
  const { fault, run } = useCommand();
  const remove = () =>
    run(club.removeSeason(season), () => {
      onRemoved();
      const { own: _, evenings: __, ...stored } = season;
      noteRemoved(stored);
      up(paths.seasons());
    });
  return (
    <section>
      <Key kind="left" onClick={remove}>
        {words.value.seasons.remove}
      </Key>
      <FaultNotice fault={fault} />
    </section>
  );
}
