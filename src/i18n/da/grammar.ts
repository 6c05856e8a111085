/** "Pouls"; after s, x and z only an apostrophe: "Jens'", "Max'". */
export const genitive = (name: string): string => (/[sxz]$/i.test(name) ? `${name}'` : `${name}s`);
