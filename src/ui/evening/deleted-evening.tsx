import type { EveningCard } from "../../state/index.ts";
import { Told } from "./past-evening.tsx";
import { played } from "./played.ts";

/** What a deleted evening was: when, where, who came out how, and how much was played. */
export function DeletedEvening({ evening }: { readonly evening: EveningCard }) {
  return (
    <div class="past-evening">
      <Told evening={evening} below={<span class="quiet">{played(evening)}</span>} />
    </div>
  );
}
