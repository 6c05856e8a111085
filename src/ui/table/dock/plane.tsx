import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FaultNotice } from "../../components/index.ts";
import { useTable } from "../use-table.ts";
import { Foot } from "./foot.tsx";
import { KeySheet } from "./key-sheet.tsx";
import { PaysShort } from "./rest.tsx";
import "./dock.css";
import "./rows.css";

interface Props {
  /** Why something cannot be, where the face does not say it in the place of what else it shows. */
  readonly asked: ComponentChildren;
  /** What is missing, in the words of the key at the foot. */
  readonly missing: string;
  /** The face that the table's own keys go on with: it turns without leading away from them. */
  readonly beside?: string;
  /** The face. */
  readonly children: ComponentChildren;
}

/** The dock: one place with several faces, and the key that saves at its foot. */
export function DockPlane({ asked, missing, beside, children }: Props) {
  const { surface, fault, keysShown } = useTable();
  const face = keysShown ? "keys" : surface.dock.face;
  const dock = useInSight(face === beside && !surface.asked ? "rest" : face);
  return (
    <section ref={dock} class="dock" data-face={face}>
      <div class="wide">
        <PaysShort />
      </div>
      <FaultNotice fault={fault} />
      {asked}
      {keysShown ? <KeySheet /> : children}
      <Foot missing={missing} />
    </section>
  );
}

/** So much of the dock is seen at least, in pixels. */
const SEEN = 96;

/**
 * Where the table is higher than the screen, as at twice the text size, the dock comes into sight when it turns: where
 * there are digits with its end, which they stand at, else with its beginning.
 */
function useInSight(face: string) {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const { top = 0, bottom = 0 } = dock.current?.getBoundingClientRect() ?? {};
    const digits = dock.current?.querySelector(".pad") !== null;
    if (digits && bottom > innerHeight + 1) dock.current?.scrollIntoView({ block: "end" });
    else if (face !== "rest" && top > innerHeight - SEEN) dock.current?.scrollIntoView({ block: "start" });
  }, [face]);
  return dock;
}
