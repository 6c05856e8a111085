/** The languages of the app, in the order in which the settings show them. */
export const LANGUAGES = ["da", "en", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who reads Danish better than English: Danes, and Norwegians of both written languages. */
const READS_DANISH = ["da", "nb", "nn", "no"];

/** The language to start in, by the browser's list of preferred languages: the first that the app can serve, else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split("-")[0] ?? "";
    if (READS_DANISH.includes(primary)) return "da";
    if (primary === "en" || primary === "sv") return primary;
  }
  return "en";
}
