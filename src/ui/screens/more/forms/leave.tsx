import type { Preview } from "../../../../state/index.ts";
import { Choice } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import type { Built, FieldsProps, Kind, Moment } from "../kind.ts";
import { Who } from "./who.tsx";

interface Leave {
  readonly player: string;
  readonly takesShare: boolean | null;
}

/** Somebody leaves the table, with a share of the pots or without (rules.md, section 10). */
export const leave: Kind<Leave> = {
  type: "leave",
  shape: "leave 1",
  title: () => words.value.between.leave,
  fields: ["player"],
  fresh: () => ({ player: "", takesShare: null }),
  of: (entry) => {
    if (entry.type !== "leave") return undefined;
    return { player: entry.player, takesShare: "takesShare" in entry ? entry.takesShare : null };
  },
  build,
  Fields,
};

function build({ player, takesShare }: Leave, { game }: Moment): Built {
  const { missing } = words.value.between;
  if (player === "") return { missing: "player", say: missing.player };
  if (!game.fundsPots) return { entry: { type: "leave", player } };
  if (takesShare === null) return { missing: "takesShare", say: missing.share };
  return { entry: { type: "leave", player, takesShare } };
}

/** What the player would get from both pots together. */
const shareIn = ({ changed }: Preview): number =>
  changed
    .flatMap(({ transfers }) => transfers)
    .filter(({ reason }) => reason === "leaveShare")
    .reduce((sum, { amount }) => sum + amount, 0);

function Fields({ draft, change, moment, problem, look }: FieldsProps<Leave>) {
  const { leaving: say, who } = words.value.between;
  const { format } = words.value;
  const { player, takesShare } = draft;
  const share =
    player === "" || !moment.game.fundsPots ? undefined : shareIn(look({ type: "leave", player, takesShare: true }));
  return (
    <>
      <Who
        moment={moment}
        players={moment.state.seats}
        label={who}
        value={player}
        onChoose={(id) => change({ player: id })}
        problem={problem("player")}
      />
      {share === undefined ? null : (
        <Choice
          label={say.takes}
          name="takesShare"
          look="rows"
          options={[
            { value: true, word: say.share(format.points(share)) },
            { value: false, word: say.noShare },
          ]}
          value={takesShare ?? undefined}
          onChoose={(takes) => change({ takesShare: takes })}
        />
      )}
    </>
  );
}
