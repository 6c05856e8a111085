import type { EveningCard, PersonCard } from "../../state/index.ts";

/** Who may be asked to play, those of the newest evenings first, then the others by name. */
export function byRecency(
  people: readonly PersonCard[],
  evenings: readonly EveningCard[],
  locale: string,
): readonly PersonCard[] {
  const order = [...new Set(evenings.flatMap((evening) => evening.players.map(({ id }) => id)))];
  const rank = new Map(order.map((id, i) => [id, i]));
  const rankOf = ({ id }: PersonCard): number => rank.get(id) ?? order.length;
  return people
    .filter((person) => !person.archived)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, locale));
}
