/** The games this version knows; the registry in `rules` brings each one's rules. */
export const GAMES = ["tarok", "triomphe"] as const;
export type GameId = (typeof GAMES)[number];
