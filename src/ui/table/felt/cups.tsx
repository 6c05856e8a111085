import type { SurfaceBase } from "../../../rules/surface.ts";
import { Cup } from "../../components/index.ts";
import { words } from "../../words.ts";
import { dealWords, useTable } from "../use-table.ts";
import { Heading } from "./heading.tsx";
import "./cups.css";

/** The two cups with what they hold and will hold, and between them which deal this is and who deals it. */
export function Cups() {
  const { surface } = useTable();
  const [pagat, king] = surface.cups;
  return (
    <header class="pots">
      {pagat ? <PotKey cup={pagat} /> : null}
      <Heading />
      {king ? <PotKey cup={king} /> : null}
    </header>
  );
}

interface Props {
  readonly cup: SurfaceBase["cups"][number];
}

function PotKey({ cup: { pot, before, after, key } }: Props) {
  const { live, tap } = useTable();
  const { table, common, format } = words.value;
  const names: Readonly<Record<string, string>> = common.pots;
  const short: Readonly<Record<string, string>> = common.potsShort;
  const [was, becomes] = [format.points(before), format.points(after)];
  return (
    <button type="button" class="pot" data-tap={key.id} aria-expanded={key.state === "on"} onClick={() => tap(key.tap)}>
      <span class="vh">{dealWords(live).pot(names[pot] ?? pot, was, becomes)}</span>
      <span class="seen" aria-hidden="true">
        <Cup pot={pot} holds={was} />
        <span class="to">
          <small>{short[pot] ?? pot}</small>
          {was === becomes ? null : <b class="num">{table.becomes(becomes)}</b>}
        </span>
      </span>
    </button>
  );
}
