import type { incoming as da } from "../da/incoming.ts";

export const incoming: typeof da = {
  load: {
    empty: "The file is empty. Save it again where it comes from.",
    cutShort:
      "The file is not whole: it stops in the middle. Save it again where it comes from, and fetch it once more.",
    damaged: "The file was damaged on its way. Save it again where it comes from, and fetch it once more.",
    tooLarge: (size, limit) => `The file has ${size} MB. Kongekop reads ${limit} MB at most. Is it the right file?`,
    noVersion: "The file does not say which version it is of. Save it again where it comes from.",
    evening: "The evening in the file cannot be read.",
    again: "Save it again where it comes from, or correct it in the file.",
  },
  refused: {
    day: (evening) => `The evening of ${evening} cannot be read.`,
    number: (n) => `Evening no. ${n} in the file cannot be read.`,
    entry: (n) => `Entry ${n}:`,
    more: (n) => (n === 1 ? "And 1 more fault." : `And ${n} more faults.`),
  },
  twice: (evening) =>
    `The evening of ${evening} is in the file more than once. What was noted in each is put together.`,
  renamed: {
    keep: (mine) => `Keep ${mine}`,
    take: (theirs) => `Use ${theirs}`,
  },
  left: {
    title: "What stays out",
    number: (n) => `no. ${n}`,
    parts: {
      people: { one: "Player", all: "The players" },
      profiles: { one: "Rules", all: "The rules" },
      seasons: { one: "Season", all: "The seasons" },
      nights: { one: "Club night", all: "The club nights" },
      payments: { one: "Payment", all: "The payments" },
      evenings: { one: "Evening", all: "The evenings" },
      settings: { one: "Settings", all: "The settings" },
      others: { one: "The field", all: "The field" },
    },
    why: {
      twice: "Is in the file twice.",
      stranger: "One of the two is neither here nor in the file.",
      self: "Nobody can pay themselves.",
      amount: "The amount cannot be.",
      name: "The name is empty or longer than 100 characters.",
      dates: "Its dates cannot be: a day does not exist, or it ends before it begins.",
      noEvenings: "Its evenings are neither here nor in the file.",
      lostEvening: "One of its evenings is neither here nor in the file. The rest comes in.",
      row: "Is of the wrong kind.",
      list: "Is missing, or is no list.",
      tooMany: (actual, expected) => `There are ${actual}, and there can be ${expected} at most.`,
      unknown: "Is not known.",
      field: (path) => `The field ${path} is missing, unknown or of the wrong kind.`,
    },
  },
};
