/** "Poul's", "Jens's". */
export const genitive = (name: string): string => `${name}'s`;
