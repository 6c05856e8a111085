/** Hours and minutes in words, from minutes: "3 timer og 20 minutter". */
export function duration(locale: string): (minutes: number) => string {
  const unit = (name: "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "long" });
  const [hours, rest] = [unit("hour"), unit("minute")];
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return (minutes) => {
    const whole = Math.max(0, Math.round(minutes));
    const [h, m] = [Math.floor(whole / 60), whole % 60];
    return list.format([...(h > 0 ? [hours.format(h)] : []), ...(m > 0 || h === 0 ? [rest.format(m)] : [])]);
  };
}
