import { useEffect, useRef } from "preact/hooks";
import { FaultNotice } from "../../../components/index.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import { Declare } from "./declare.tsx";
import { FineNoted } from "./fine.tsx";
import { Fines } from "./fines.tsx";
import { Foot } from "./foot.tsx";
import { KeySheet } from "./key-sheet.tsx";
import { DealNote, Review, Why } from "./looks.tsx";
import { LostCard } from "./lost.tsx";
import { More } from "./more.tsx";
import { Move } from "./move.tsx";
import { Pad } from "./pad.tsx";
import { AllNoted, Person } from "./person.tsx";
import { PotHistory } from "./pot.tsx";
import { PaysShort, Rest } from "./rest.tsx";
import { Seating } from "./seating.tsx";
import { UltimoNoted } from "./ultimo.tsx";
import "./dock.css";
import "./rows.css";

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

/** The dock: one place with several faces, and the key that saves at its foot. */
export function Dock() {
  const { surface, fault, keysShown } = useTable();
  const face = keysShown ? "keys" : surface.dock.face;
  const dock = useInSight(face);
  return (
    <section ref={dock} class="dock" data-face={face}>
      <div class="wide">
        <PaysShort />
      </div>
      <FaultNotice fault={fault} />
      {surface.asked && !ANSWERS.includes(face) ? <Asked asked={surface.asked} /> : null}
      {keysShown ? <KeySheet /> : <Face />}
      <Foot />
    </section>
  );
}

/** So much of the dock is seen at least, in pixels. */
const SEEN = 96;

/** Where the table is higher than the screen, as at twice the text size, the dock comes into sight when it turns. */
function useInSight(face: string) {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = dock.current?.getBoundingClientRect().top ?? 0;
    if (face !== "rest" && top > innerHeight - SEEN) dock.current?.scrollIntoView({ block: "start" });
  }, [face]);
  return dock;
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
      return <Why dock={dock} />;
    case "note":
      return <DealNote dock={dock} />;
    case "review":
      return <Review dock={dock} />;
    case "pot":
      return <PotHistory dock={dock} />;
  }
}
