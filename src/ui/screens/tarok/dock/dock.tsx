import type { KeyOf } from "../../../../rules/surface.ts";
import { Review, Why } from "../../../table/dock/looks.tsx";
import { DockPlane } from "../../../table/dock/plane.tsx";
import { PotHistory } from "../../../table/dock/pot.tsx";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import { Declare } from "./declare.tsx";
import { FineNoted } from "./fine.tsx";
import { Fines } from "./fines.tsx";
import { Forgotten } from "./forgotten.tsx";
import { LostCard } from "./lost.tsx";
import { missingWord } from "./missing.ts";
import { More } from "./more.tsx";
import { Move } from "./move.tsx";
import { DealNote } from "./note.tsx";
import { Pad } from "./pad.tsx";
import { AllNoted, Person } from "./person.tsx";
import { Rest } from "./rest.tsx";
import { Seating } from "./seating.tsx";
import { UltimoNoted } from "./ultimo.tsx";

/** Faces that say themselves why something cannot be, in the place of what else they show. */
const ANSWERS: readonly string[] = [
  "pad",
  "person",
  "declare",
  "lost",
  "fines",
  "fine",
  "ultimo",
  "move",
  "more",
  "seating",
];

/** The dock of a deal of Tarok. */
export function Dock() {
  const { surface, names, keysShown } = useTable();
  const answers = !keysShown && ANSWERS.includes(surface.dock.face);
  return (
    <DockPlane
      asked={surface.asked && !answers ? <Asked asked={surface.asked} /> : null}
      missing={missingWord(surface.main, names)}
    >
      <Face />
    </DockPlane>
  );
}

function Face() {
  const { dock } = useTable().surface;
  switch (dock.face) {
    case "rest":
      return <Rest dock={dock} />;
    case "pad":
      return <Pad dock={dock} />;
    case "person":
      return <Person dock={dock} />;
    case "noted":
      return <AllNoted dock={dock} />;
    case "declare":
      return <Declare dock={dock} />;
    case "lost":
      return <LostCard dock={dock} />;
    case "fines":
      return <Fines dock={dock} />;
    case "fine":
      return <FineNoted dock={dock} />;
    case "ultimo":
      return <UltimoNoted dock={dock} />;
    case "move":
      return <Move dock={dock} />;
    case "more":
      return <More dock={dock} />;
    case "seating":
      return <Seating dock={dock} />;
    case "payments":
      return <WhyDeal close={dock.close} />;
    case "note":
      return <DealNote dock={dock} />;
    case "review":
      return <Review close={dock.close} />;
    case "pot":
      return <PotHistory pot={dock.pot} close={dock.close} />;
  }
}

function WhyDeal({ close }: { readonly close: KeyOf<unknown> }) {
  const { columns, sittingOut } = useTable().surface;
  return (
    <Why close={close} people={[...columns, ...sittingOut]}>
      <Forgotten />
    </Why>
  );
}
