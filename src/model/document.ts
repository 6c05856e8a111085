import * as v from "valibot";
import { EVENING_FORMAT, EVENING_VERSION, setupEntries } from "./evening.ts";
import type { GameId } from "./game.ts";
import { optional, strictObject } from "./parse.ts";
import { revisionSchema } from "./revision.ts";

const { players, seats, firstDealer, end, id, ...described } = setupEntries;

/** The whole document of an evening of one game, keys in the order of format.md; its entries are still to be read one by one. */
export const documentSchema = <R extends v.GenericSchema>(game: GameId, rules: R) =>
  strictObject({
    format: v.literal(EVENING_FORMAT),
    version: v.literal(EVENING_VERSION),
    id,
    game: v.literal(game),
    ...described,
    rules,
    players,
    seats,
    firstDealer,
    entries: v.array(v.unknown()),
    end,
    revisions: optional(v.array(revisionSchema)),
  });
