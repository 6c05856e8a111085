import { type Settings, tidy } from "../../../model/index.ts";
import type { NewEvening } from "../../../state/index.ts";
import { type MoneyForm, moneyForm } from "../../money/form.ts";
import type { NewForm } from "./form.ts";

/** What a form can take over from the last evening besides its people. */
export type AsLast = Partial<MoneyForm & Pick<NewForm, "club" | "place">>;

/** What the last evening had otherwise than the form, where nobody has changed yet what the form began with. */
export function asLast(form: NewForm, settings: Settings, last: NewEvening): AsLast {
  const money = moneyForm(last.money);
  const untouched = sameMoney(form, moneyForm(settings.money));
  return {
    ...(untouched && !sameMoney(form, money) && money),
    ...text("club", form, settings, last),
    ...text("place", form, settings, last),
  };
}

const sameMoney = (a: MoneyForm, b: MoneyForm): boolean =>
  a.price === b.price && a.currency === b.currency && a.roundToMinor === b.roundToMinor;

/** An evening without the text has none to take over. */
function text(key: "club" | "place", form: NewForm, settings: Settings, last: NewEvening): AsLast {
  const had = last[key] ?? "";
  const untouched = tidy(form[key]) === tidy(settings[key]);
  return had !== "" && untouched && had !== tidy(form[key]) ? { [key]: had } : {};
}
