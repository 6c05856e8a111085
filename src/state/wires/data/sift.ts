import {
  type EveningId,
  type LeftOut,
  MAX_NAME,
  type Night,
  type Payment,
  type Person,
  type PlayerId,
  type Problem,
  problem,
  tidy,
} from "../../../model/index.ts";
import type { Incoming } from "./incoming.ts";

/** Whose ids are here already. */
export interface Here {
  readonly people: ReadonlySet<PlayerId>;
  readonly evenings: ReadonlySet<EveningId>;
}

/**
 * A file's records as they can stand: whoever plays is in the directory, a payment is between people who are somewhere,
 * a club night has evenings. What cannot is left out and told.
 */
export function sift(incoming: Incoming, here: Here): Incoming {
  const players = new Map(incoming.evenings.flatMap(({ setup }) => setup.players.map(({ id, name }) => [id, name])));
  const known = new Set([...here.people, ...players.keys(), ...incoming.people.map(({ id }) => id)]);
  const evenings = new Set([...here.evenings, ...incoming.evenings.map(({ base }) => base.id)]);
  const payments = incoming.payments.map((payment) => ({ payment, problems: strangers(payment, known) }));
  return {
    ...incoming,
    people: [...incoming.people, ...unlisted(players, incoming.people)],
    nights: incoming.nights.flatMap((night) => withOnly(night, evenings)),
    payments: payments.flatMap(({ payment, problems }) => (problems.length === 0 ? [payment] : [])),
    leftOut: [
      ...incoming.leftOut,
      ...incoming.nights.flatMap((night) => lostOf(night, evenings)),
      ...payments.flatMap(({ payment: { at }, problems }): LeftOut[] =>
        problems.length === 0 ? [] : [{ part: "payments", at, problems }],
      ),
    ],
  };
}

/** Who plays in an evening of the file but is not in its list of people, under the evening's name. */
function unlisted(players: ReadonlyMap<PlayerId, string>, people: readonly Person[]): readonly Person[] {
  const listed = new Set(people.map(({ id }) => id));
  return [...players].flatMap(([id, written]) => {
    const name = tidy(written).slice(0, MAX_NAME);
    return listed.has(id) || name === "" ? [] : [{ id, name }];
  });
}

const strangers = ({ from, to }: Payment, known: ReadonlySet<PlayerId>): readonly Problem[] => [
  ...(known.has(from) ? [] : [problem("unknownPlayer", ["from"])]),
  ...(known.has(to) ? [] : [problem("unknownPlayer", ["to"])]),
];

/** A club night without the evenings that are nowhere; one without any is none. */
export function withOnly(night: Night, evenings: ReadonlySet<EveningId>): readonly Night[] {
  const found = night.evenings.filter((id) => evenings.has(id));
  return found.length === 0 ? [] : [{ ...night, evenings: found }];
}

function lostOf({ name, evenings }: Night, known: ReadonlySet<EveningId>): readonly LeftOut[] {
  const lost = evenings.flatMap((id, i) => (known.has(id) ? [] : [problem("shape", ["evenings", i], { name: id })]));
  if (lost.length === 0 && evenings.length > 0) return [];
  const problems = lost.length === evenings.length ? [problem("shape", ["evenings"], { name: "" })] : lost;
  return [{ part: "nights", ...(name !== undefined && { name }), problems }];
}
