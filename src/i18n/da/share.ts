/** An evening handed on: as text, files, paper or a link. */
export const share = {
  title: "Del aftenen",
  sendText: "Del som tekst",
  copyText: "Kopiér som tekst",
  savedText: "Gemt som fil",
  textFile: "aften",
  deals: (n: number): string => `${n} spil`,
  /** The pots as the text tells them: still standing, or shared when the points were made up. */
  potsHold: (pots: string): string => `Kopperne: ${pots}`,
  potsShared: (pots: string): string => `Kopperne er delt: ${pots}`,
};
