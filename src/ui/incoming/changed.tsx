import type { Words } from "../../i18n/index.ts";
import { byClockOf } from "../../model/index.ts";
import { type ChangedEvening, type EveningCard, MERGE_CHOICES, type MergeChoice } from "../../state/index.ts";
import { Choice, Notice } from "../components/index.ts";
import { words } from "../words.ts";

/** Where an evening comes from, which is what it is called by. */
export type Source = keyof Words["settings"]["data"]["preview"]["from"];

interface Props {
  readonly evening: ChangedEvening;
  readonly from: Source;
  readonly value: MergeChoice;
  readonly onChoose: (choice: MergeChoice) => void;
}

/** An evening that is here and in what comes in, but not the same: what each would be, and which one counts. */
export function Changed({ evening, from, value, onChoose }: Props) {
  const { settings, format } = words.value;
  const told = settings.data.preview;
  return (
    <>
      <Choice
        label={told.from[from].which(format.day(evening.mine.startedAt))}
        look="rows"
        options={MERGE_CHOICES.map((choice) => ({
          value: choice,
          word: choice === "theirs" ? told.from[from].theirs : told[choice],
          below: belowOf(evening, choice, from),
        }))}
        value={value}
        onChoose={onChoose}
      />
      {value === "merge" && evening.problems.length > 0 ? <Notice live>{told.clash}</Notice> : null}
    </>
  );
}

function belowOf(evening: ChangedEvening, choice: MergeChoice, from: Source): string {
  const told = words.value.settings.data.preview;
  switch (choice) {
    case "merge":
      return `${told.mergeBelow} ${resultOf(evening.merged)}`;
    case "theirs":
      return `${resultOf(evening.theirs)}, ${changedAt(evening, evening.theirsChangedAt)}`;
    case "mine":
      return `${resultOf(evening.mine)}, ${changedAt(evening, evening.mineChangedAt)}`;
    case "both":
      return told.from[from].bothBelow;
  }
}

function changedAt({ mine }: ChangedEvening, changed: string): string {
  const at = byClockOf(mine.startedAt, changed);
  const { settings, format } = words.value;
  return settings.data.preview.changedAt(`${format.day(at)} ${format.time(at)}`);
}

/** "28 spil: Inger +145, Poul −120, Karen −25". */
function resultOf({ game, deals, players }: EveningCard): string {
  const { units: say, format } = words.value;
  const results = players.map(({ name, points }) => `${name} ${format.signed(points)}`).join(", ");
  return `${say[game].counted(deals)}: ${results}`;
}
