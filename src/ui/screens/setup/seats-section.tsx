import { MAX_NAME, own } from "../../../model/index.ts";
import { Choice, Field, Fold } from "../../components/index.ts";
import { SwapSeats } from "../../seats/swap-seats.tsx";
import { words } from "../../words.ts";
import type { SectionProps } from "./section.ts";

/** What everybody is called, how they sat when the evening began, and who dealt first. */
export function SeatsSection({ setup, edits, shown, change, faulty, problem }: SectionProps) {
  const { setup: say, format } = words.value;
  const nameOf = (id: string) => own(shown.names, id) ?? id;
  const bad = faulty.some((field) => field.startsWith("name "));
  return (
    <Fold title={say.seats} summary={format.list(setup.players.map(({ id }) => nameOf(id)))} open={bad}>
      {setup.players.map(({ id }, i) => (
        <Field
          key={id}
          label={say.nameOf(i + 1)}
          value={nameOf(id)}
          maxLength={MAX_NAME}
          problem={faulty.includes(`name ${id}`) ? say.noName : undefined}
          onInput={(name) => change({ names: { ...edits.names, [id]: name } })}
        />
      ))}
      <p class="quiet">{say.seatsAtStart}</p>
      <div class="felt seating">
        <SwapSeats
          seats={shown.seats.map((id) => ({ id, name: nameOf(id) }))}
          dealer={shown.firstDealer}
          onChange={(seats) => change({ seats })}
        />
      </div>
      <Choice
        label={say.firstDealer}
        options={shown.seats.map((id) => ({ value: id, word: nameOf(id) }))}
        value={shown.firstDealer}
        onChoose={(firstDealer) => change({ firstDealer })}
        problem={problem("firstDealer")}
      />
    </Fold>
  );
}
