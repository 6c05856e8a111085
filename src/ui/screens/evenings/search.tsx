import type { EveningCard } from "../../../state/index.ts";
import { Field, Key } from "../../components/index.ts";
import { words } from "../../words.ts";
import { countSaid } from "./count-said.ts";
import { type Filter, show } from "./filter.ts";

interface Props {
  readonly filter: Filter;
  readonly found: number;
  readonly all: readonly EveningCard[];
}

/** What is looked for, and how many evenings that are. */
export function Search({ filter, found, all }: Props) {
  const { evenings, format } = words.value;
  const unpaid = all.filter((evening) => evening.unpaid).length;
  const isNarrowed = filter.text.trim() !== "" || filter.unpaid;
  return (
    <search class="evening-search">
      <Field
        label={evenings.search}
        type="search"
        value={filter.text}
        help={evenings.searchHelp}
        onInput={(text) => show({ ...filter, text, turned: [] })}
      />
      <div class="evening-count">
        <p class="quiet" role="status">
          {isNarrowed ? evenings.found(found, format.points(found)) : countSaid(all)}
        </p>
        {unpaid > 0 || filter.unpaid ? (
          <Key on={filter.unpaid} onClick={() => show({ ...filter, unpaid: !filter.unpaid, turned: [] })}>
            {evenings.onlyUnpaid(format.points(unpaid))}
          </Key>
        ) : null}
      </div>
    </search>
  );
}
