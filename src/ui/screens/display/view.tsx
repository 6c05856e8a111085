import type { ComponentChildren } from "preact";
import type { LiveEvening } from "../../../state/index.ts";
import { Cup, classes } from "../../components/index.ts";
import { dealWords } from "../../table/use-table.ts";
import { useTitle } from "../../title.ts";
import { words } from "../../words.ts";
import { ACROSS, UPRIGHT } from "./geometry.ts";
import { Last } from "./last.tsx";
import { Picture } from "./picture.tsx";
import { Seats } from "./seats.tsx";
import { turned } from "./turned.ts";
import { useShown } from "./use-shown.ts";
import "./display.css";
import "./tablet.css";
import "./across.css";
import "./upright.css";
import "./flat.css";
import "./many.css";

/** More than so many sit closer together, and are written smaller. */
const FEW = 5;

interface Props {
  readonly live: LiveEvening;
  readonly class?: string;
  /** The keys, or what else stands at the foot. */
  readonly children: ComponentChildren;
}

/** The table for everybody round it: who deals, what everyone and both pots hold, and what the last deal moved. */
export function Display({ live, class: name, children }: Props) {
  const shown = useShown(live, turned.value);
  const { display } = words.value;
  const heading = shown.number === null ? display.title : dealWords(live).deal(shown.number);
  useTitle(heading);
  return (
    <main
      class={classes("display", turned.value && "turned", shown.seats.length > FEW && "many", name)}
      data-seats={shown.seats.length}
      data-pots={Object.keys(shown.pots).length}
    >
      <div class="display-sheet">
        <h1 tabIndex={-1}>{heading}</h1>
        {shown.shuffles === null ? null : <p class="display-turn">{display.shuffles(shown.shuffles)}</p>}
        <Picture geometry={ACROSS} class="is-across" shown={shown} />
        <Picture geometry={UPRIGHT} class="is-upright" shown={shown} />
        <Seats seats={shown.seats} />
        <Cups pots={shown.pots} />
        <Last shown={shown} />
        <div class="display-foot">{children}</div>
      </div>
    </main>
  );
}

function Cups({ pots }: { readonly pots: Readonly<Record<string, number>> }) {
  const { common, display, format } = words.value;
  const names: Readonly<Record<string, string>> = common.pots;
  return (
    <ul class="display-cups felt" aria-label={display.cups}>
      {Object.entries(pots).map(([pot, holds]) => (
        <li key={pot} data-pot={pot}>
          <Cup pot={pot} holds={format.points(holds)} />
          <span>{names[pot] ?? pot}</span>
        </li>
      ))}
    </ul>
  );
}
