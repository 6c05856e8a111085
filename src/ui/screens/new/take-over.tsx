import type { GameId } from "../../../model/index.ts";
import { Key } from "../../components/index.ts";
import { priceOf } from "../../money/form.ts";
import { useApp } from "../../use-app.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { type AsLast, asLast } from "./as-last.ts";
import type { NewForm } from "./form.ts";

interface Props {
  readonly draft: Draft<NewForm>;
  readonly game: GameId;
}

/** What the last evening of the game was played for and where, one tap away where the form has it otherwise. */
export function TakeOver({ draft, game }: Props) {
  const { settings, lastTables } = useApp();
  const last = lastTables[game].value;
  if (!last) return null;
  const taken = asLast(draft.value, settings.value, last);
  const told = inShort(taken, draft.value);
  if (told.length === 0) return null;
  const take = ({ currentTarget }: MouseEvent) => {
    // The key goes; what it changed stands on the one after it.
    if (currentTarget instanceof Element) currentTarget.nextElementSibling?.querySelector("button")?.focus();
    draft.change(taken);
  };
  return (
    <Key kind="left" onClick={take}>
      {words.value.newEvening.details.asLast(told.join(" · "))}
    </Key>
  );
}

/** "25 øre · afrundet til 1,00 kr. · Tarokklubben · Hos Åse": only what differs. */
function inShort({ price, currency = "", roundToMinor, club, place }: AsLast, form: NewForm): readonly string[] {
  const { format, newEvening } = words.value;
  const minorPerPoint = price === undefined ? undefined : priceOf(price);
  const samePrice = price === form.price && currency === form.currency;
  const rounding =
    roundToMinor === undefined || roundToMinor === 1
      ? undefined
      : format.price({ minorPerPoint: roundToMinor, currency });
  return [
    minorPerPoint === undefined || samePrice ? undefined : format.price({ minorPerPoint, currency }),
    roundToMinor === undefined || roundToMinor === form.roundToMinor ? undefined : newEvening.details.rounded(rounding),
    club,
    place,
  ].filter((part) => part !== undefined);
}
