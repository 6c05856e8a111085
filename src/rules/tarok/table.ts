/** How many may sit at a table of Tarok (rules.md, sections 1 and 10): at the start, and at most at any time. */
export const TABLE = { atStart: 3, most: 5 } as const;
