const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");

/** A moment as a file writes it: wall clock and offset of this device (format.md). */
export function timeOf(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const away = Math.abs(offset);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const hour = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  const fraction = String(date.getMilliseconds()).padStart(3, "0");
  return `${day}T${hour}.${fraction}${offset < 0 ? "-" : "+"}${two(away / 60)}:${two(away % 60)}`;
}
