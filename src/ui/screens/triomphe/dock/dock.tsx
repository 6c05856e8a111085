import { Review, Why } from "../../../table/dock/looks.tsx";
import { DockPlane } from "../../../table/dock/plane.tsx";
import { PotHistory } from "../../../table/dock/pot.tsx";
import { RestOf } from "../../../table/dock/rest.tsx";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import { Five } from "./five.tsx";
import { missingWord } from "./missing.ts";
import { More } from "./more.tsx";
import { Seating } from "./seating.tsx";
import { Shows } from "./shows.tsx";
import { Stake } from "./stake.tsx";
import { Tricks } from "./tricks.tsx";

/** Faces that say themselves why something cannot be. */
const ANSWERS: readonly string[] = ["shows", "tricks", "seating"];

/** The dock of a round of Triomphe forcée. */
export function Dock() {
  const { surface, keysShown } = useTable();
  const { asked, dock, main } = surface;
  const answers = !keysShown && ANSWERS.includes(dock.face);
  return (
    <DockPlane asked={asked && !answers ? <Asked asked={asked} /> : null} missing={missingWord(main)} beside="tricks">
      <Face />
    </DockPlane>
  );
}

function Face() {
  const { dock, people } = useTable().surface;
  switch (dock.face) {
    case "rest":
      return <RestOf>{dock.places ? <Five places={dock.places} /> : null}</RestOf>;
    case "shows":
      return <Shows dock={dock} />;
    case "tricks":
      return <Tricks dock={dock} />;
    case "more":
      return <More dock={dock} />;
    case "seating":
      return <Seating dock={dock} />;
    case "stake":
      return <Stake dock={dock} />;
    case "payments":
      return <Why close={dock.close} people={people} />;
    case "pot":
      return <PotHistory pot="pot" close={dock.close} />;
    case "review":
      return <Review close={dock.close} />;
  }
}
