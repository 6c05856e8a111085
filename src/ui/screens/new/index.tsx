import { Key, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { type Draft, useDraft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { Again } from "./again.tsx";
import { newEvening } from "./check.ts";
import { Dealer } from "./dealer.tsx";
import { Details } from "./details.tsx";
import { emptyForm, type NewForm, ofGame } from "./form.ts";
import { GameChoice, useGame } from "./game.tsx";
import { RulesChoice, useFirstRules } from "./rules.tsx";
import { Seats } from "./seats.tsx";
import { Start } from "./start.tsx";
import { TakeOver } from "./take-over.tsx";
import { Who } from "./who.tsx";
import "./new.css";

/** A new evening: who plays, in which order round the table, who deals first, and for how much. */
export default function New() {
  const { settings } = useApp();
  const draft = useDraft("new", "new 3", () => emptyForm(settings.peek()));
  const { title } = words.value.newEvening;
  const back = { to: paths.start, label: words.value.common.back };
  return draft === undefined ? <Page title={title} back={back} /> : <Form draft={draft} title={title} back={back} />;
}

interface Props {
  readonly draft: Draft<NewForm>;
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
}

function Form({ draft, title, back }: Props) {
  const { games, now } = useApp();
  const form = draft.value;
  const game = useGame(form.game);
  const { seats } = games[game];
  const { rules, ...choice } = useFirstRules(game, form.rules);
  const result = newEvening(form, { game, seats, rules, now: now() });
  const faulty = result.ok ? [] : result.error.faulty;
  const nobody = form.players.length === 0;
  return (
    <Page
      title={title}
      back={back}
      action={nobody ? undefined : <Clear onClear={draft.clear} />}
      felt={nobody ? <Again draft={draft} game={game} seats={seats} /> : <Seats draft={draft} />}
      foot={<Start draft={draft} result={result} />}
      class="new"
    >
      <GameChoice game={game} onChoose={(id) => draft.change(ofGame(form, id, games[id].seats.max))} />
      <Who draft={draft} max={seats.max} />
      {form.players.length >= seats.min ? <Dealer draft={draft} /> : null}
      <RulesChoice {...choice} onChoose={(id) => draft.change({ rules: id })} />
      <TakeOver draft={draft} game={game} />
      <Details draft={draft} faulty={faulty} rules={rules} />
    </Page>
  );
}

function Clear({ onClear }: { readonly onClear: () => void }) {
  return (
    <Key kind="plain" onClick={onClear}>
      {words.value.newEvening.clear}
    </Key>
  );
}
