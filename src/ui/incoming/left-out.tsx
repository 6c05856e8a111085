import { leftOutText } from "../../i18n/index.ts";
import type { LeftOut as Left } from "../../model/index.ts";
import { ListRow } from "../components/index.ts";
import { words } from "../words.ts";

/** How many are told one by one; a spoiled file may leave out thousands. */
const TOLD = 50;

/** What of a file stays out, each with its reason. */
export function LeftOut({ left }: { readonly left: readonly Left[] }) {
  if (left.length === 0) return null;
  const { title, more } = words.value.incoming.left;
  const rest = left.length - TOLD;
  return (
    <div class="listed">
      <h4>{title}</h4>
      <ul>
        {left.slice(0, TOLD).map((one, i) => {
          const { what, why } = leftOutText(words.value, one);
          return (
            <li key={i}>
              <ListRow title={what} below={why.join(" ")} />
            </li>
          );
        })}
      </ul>
      {rest > 0 ? <p>{more(rest)}</p> : null}
    </div>
  );
}
