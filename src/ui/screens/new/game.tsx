import { GAMES, type GameId } from "../../../model/index.ts";
import { Choice } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

/** What is played: as chosen, else the same as last time. */
export function useGame(chosen: GameId | null): GameId {
  const newest = useApp().evenings.value?.[0];
  return chosen ?? newest?.game ?? GAMES[0];
}

interface Props {
  readonly game: GameId;
  readonly onChoose: (game: GameId) => void;
}

/** Which game the evening is of. */
export function GameChoice({ game, onChoose }: Props) {
  const { games } = useApp();
  const { common, newEvening } = words.value;
  return (
    <Choice
      label={newEvening.game}
      look="wide"
      options={GAMES.map((id) => ({
        value: id,
        word: common.gameNames[id],
        below: newEvening.players(games[id].seats.min, games[id].seats.max),
      }))}
      value={game}
      onChoose={onChoose}
    />
  );
}
