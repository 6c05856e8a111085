/**
 * The languages of the app, in the order in which the settings show them: what each calls itself, and the browsers that
 * are spoken to in it, by the language they ask for. Norwegians, of both written languages, read Danish better than English.
 */
const SPOKEN = {
  da: { name: "Dansk", asked: ["da", "nb", "nn", "no"] },
  en: { name: "English", asked: ["en"] },
  sv: { name: "Svenska", asked: ["sv"] },
} as const satisfies Record<string, { readonly name: string; readonly asked: readonly string[] }>;
export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[];

/** What a language calls itself. */
export const ownName = (language: Language): string => SPOKEN[language].name;

/** The language to start in, by the browser's list of preferred languages: the first that the app can serve, else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  const asked = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  const served = asked.map((primary) =>
    LANGUAGES.find((language) => SPOKEN[language].asked.some((one) => one === primary)),
  );
  return served.find((language) => language !== undefined) ?? "en";
}
