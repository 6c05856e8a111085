import type { PlayerId } from "../../../../model/index.ts";
import { Choice, Name } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import type { Moment } from "../kind.ts";

interface Props {
  readonly moment: Moment;
  readonly players: readonly PlayerId[];
  readonly value: PlayerId;
  readonly onChoose: (id: PlayerId) => void;
  readonly problem?: string | undefined;
  readonly label?: string;
  readonly name?: string;
}

/** One of the players, a key each. */
export function Who({ moment, players, value, onChoose, problem, label = words.value.between.who, name }: Props) {
  return (
    <Choice
      label={label}
      name={name ?? "player"}
      options={players.map((id) => ({ value: id, word: <Name>{moment.live.name(id)}</Name> }))}
      value={value}
      onChoose={onChoose}
      problem={problem}
    />
  );
}
