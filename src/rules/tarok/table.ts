/** How many may sit down at a table of Tarok; `max` holds for the whole evening (rules.md, sections 1 and 10). */
export const TABLE = { min: 3, max: 5 } as const;
