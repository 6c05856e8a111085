import type { EveningId } from "../../model/index.ts";
import type { EveningCard } from "../../state/index.ts";
import { InParts, Key, ListRow, Switch } from "../components/index.ts";
import { dayAndPlace } from "../evening/day.ts";
import { words } from "../words.ts";

interface Props {
  readonly evenings: readonly EveningCard[];
  /** Those that are not to come in. */
  readonly left: readonly EveningId[];
  readonly onLeave: (left: readonly EveningId[]) => void;
}

/** Each of them has a switch. */
const AT_ONCE = 60;

/** The evenings that are new here; each comes in unless it is left, and one alone has no other choice than the whole file's. */
export function Added({ evenings, left, onLeave }: Props) {
  const told = words.value.settings.data.preview;
  const turn = (id: EveningId, take: boolean) => onLeave(take ? left.filter((other) => other !== id) : [...left, id]);
  const switchOf = (evening: EveningCard) =>
    evenings.length > 1 ? (
      <Switch
        on={!left.includes(evening.id)}
        label={told.take(dayAndPlace(evening))}
        onChange={(take) => turn(evening.id, take)}
      />
    ) : undefined;
  return (
    <div class="listed">
      <h4>{told.added(evenings.length)}</h4>
      {evenings.length > 1 ? (
        <div class="keys">
          <Key onClick={() => onLeave([])}>{told.takeAll}</Key>
          <Key onClick={() => onLeave(evenings.map(({ id }) => id))}>{told.takeNone}</Key>
        </div>
      ) : null}
      <InParts items={evenings} atOnce={AT_ONCE}>
        {(shown) => (
          <ul>
            {shown.map((evening) => (
              <li key={evening.id}>
                <ListRow title={dayAndPlace(evening)} below={belowOf(evening)} end={switchOf(evening)} />
              </li>
            ))}
          </ul>
        )}
      </InParts>
    </div>
  );
}

const belowOf = ({ game, players, deals }: EveningCard): string =>
  `${players.map(({ name }) => name).join(", ")}. ${words.value.units[game].counted(deals)}`;
