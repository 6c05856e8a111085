import { Choice, Field } from "../components/index.ts";
import type { Draft } from "../use-draft.ts";
import { words } from "../words.ts";
import { isCurrency, type MoneyForm } from "./form.ts";

const ROUNDINGS = [1, 25, 50, 100] as const;
const CURRENCIES = ["DKK", "EUR", "SEK", "NOK"] as const;

interface Props {
  readonly draft: Pick<Draft<MoneyForm>, "value" | "change">;
  /** Names of the fields that hold something that cannot be; names of other fields do not matter. */
  readonly faulty: readonly string[];
}

/** The price of a point, how amounts are rounded, and in which currency. */
export function MoneyFields({ draft, faulty }: Props) {
  const { details, faulty: say } = words.value.newEvening;
  const { price, roundToMinor, currency } = draft.value;
  const rounding = (minor: number) => (minor === 1 ? details.exact : priceIn(currency, minor));
  return (
    <>
      <Field
        label={details.price}
        value={price}
        inputMode="decimal"
        unit={details.minor(currency)}
        problem={faulty.includes("price") ? say.price : undefined}
        onInput={(value) => draft.change({ price: value })}
      />
      <Choice
        label={details.rounding}
        options={ROUNDINGS.map((minor) => ({ value: minor, word: rounding(minor) }))}
        value={roundToMinor}
        onChoose={(minor) => draft.change({ roundToMinor: minor })}
      />
      <Currency draft={draft} faulty={faulty} />
    </>
  );
}

/** An amount in minor units, also while the currency is still being typed. */
function priceIn(currency: string, minorPerPoint: number): string {
  const { format, newEvening } = words.value;
  if (isCurrency(currency)) return format.price({ minorPerPoint, currency });
  return `${format.points(minorPerPoint)} ${newEvening.details.minor(currency)}`.trim();
}

function Currency({ draft, faulty }: Props) {
  const { details, faulty: say } = words.value.newEvening;
  const { currency } = draft.value;
  const other = CURRENCIES.every((code) => code !== currency);
  return (
    <>
      <Choice
        label={details.currency}
        options={[
          ...CURRENCIES.map((code) => ({ value: code as string, word: code })),
          { value: "", word: details.other },
        ]}
        value={other ? "" : currency}
        onChoose={(code) => draft.change({ currency: code })}
      />
      {other ? (
        <Field
          label={details.otherCurrency}
          value={currency}
          maxLength={3}
          problem={faulty.includes("currency") && currency.length === 3 ? say.currency : undefined}
          onInput={(code) => draft.change({ currency: code.toUpperCase() })}
        />
      ) : null}
    </>
  );
}
