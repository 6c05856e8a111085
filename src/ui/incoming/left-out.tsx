import { leftOutText } from "../../i18n/index.ts";
import type { LeftOut as Left } from "../../model/index.ts";
import { InParts, ListRow } from "../components/index.ts";
import { words } from "../words.ts";

/** A spoiled file may leave out thousands. */
const AT_ONCE = 50;

/** What of a file stays out, each with its reason. */
export function LeftOut({ left }: { readonly left: readonly Left[] }) {
  if (left.length === 0) return null;
  return (
    <div class="listed">
      <h4>{words.value.incoming.left.title}</h4>
      <InParts items={left} atOnce={AT_ONCE}>
        {(shown) => (
          <ul>
            {shown.map((one, i) => {
              const { what, why } = leftOutText(words.value, one);
              return (
                <li key={i}>
                  <ListRow title={what} below={why.join(" ")} />
                </li>
              );
            })}
          </ul>
        )}
      </InParts>
    </div>
  );
}
