/** From so many columns on a phone shows them in two bands under each other. */
const ONE_BAND = 5;

/** How many columns there are, and how many stand side by side on a phone, for the style sheet. */
export const columnStyle = (columns: number): Record<string, string> => ({
  "--columns": String(columns),
  "--band": String(columns > ONE_BAND ? Math.ceil(columns / 2) : columns),
});
