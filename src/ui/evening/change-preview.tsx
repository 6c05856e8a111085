import type { PlayerId, Points } from "../../model/index.ts";
import type { LiveEvening, Preview } from "../../state/index.ts";
import { Amount, Notice } from "../components/index.ts";
import { words } from "../words.ts";
import { ChangeProblems } from "./change-problems.tsx";
import { changesOf, dealsChanged } from "./changes.ts";
import "./change-preview.css";

interface Props {
  readonly live: LiveEvening;
  readonly preview: Preview;
}

/** What a change would do, before it is made: to whom, to the pots, and to how many saved deals; or why it cannot be. */
export function ChangePreview({ live, preview }: Props) {
  const said = words.value.preview;
  if (preview.problems.length > 0) {
    return (
      <div class="change-preview">
        <Notice lead={said.cannot} live />
        <ChangeProblems live={live} preview={preview} />
      </div>
    );
  }
  const { players, pots } = changesOf(preview);
  const potNames: Readonly<Record<string, string>> = words.value.common.pots;
  const rows = [
    ...players.map((change) => ({ ...change, name: live.name(change.id) })),
    ...pots.map((change) => ({ ...change, name: potNames[change.id] ?? change.id })),
  ];
  return (
    <div class="change-preview">
      {rows.length === 0 ? <p>{said.nothing}</p> : <ChangeTable rows={rows} />}
      <Deals live={live} preview={preview} />
    </div>
  );
}

/** So many deals are still told by their numbers. */
const TOLD = 6;

function Deals({ live, preview }: Props) {
  const said = words.value.deals[live.setup.value.game];
  const deals = dealsChanged(preview);
  if (deals.length === 0) return null;
  return (
    <p>
      {deals.length > TOLD ? said.manyChanged(deals.length) : said.changed(words.value.format.list(deals.map(String)))}
    </p>
  );
}

interface ChangeRow {
  readonly id: PlayerId;
  readonly name: string;
  readonly before: Points;
  readonly after: Points;
}

function ChangeTable({ rows }: { readonly rows: readonly ChangeRow[] }) {
  const { preview: said, format } = words.value;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{said.before}</th>
          <th scope="col">{said.after}</th>
          <th scope="col">{said.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, before, after }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td class="num">{format.points(before)}</td>
            <td class="num">{format.points(after)}</td>
            <td>
              <Amount value={after - before}>{format.signed(after - before)}</Amount>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
