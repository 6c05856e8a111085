import type { Surface, Tap } from "../../../rules/tarok/recording/index.ts";
import { type SurfaceProps, TableFrame } from "../../table/frame.tsx";
import { Dock } from "./dock/dock.tsx";
import { Felt } from "./felt/felt.tsx";
import { shortcutsOf } from "./shortcuts.ts";
import { strokeOf } from "./strokes.ts";

/** The recording of a deal of Tarok. */
export default function TarokSurface(props: SurfaceProps<Surface, Tap>) {
  const { surface } = props;
  return (
    <TableFrame
      {...props}
      shortcuts={shortcutsOf(surface)}
      strokeOf={strokeOf}
      class={surface.deal.voided ? "voided" : undefined}
    >
      {(saved) => (
        <>
          <Felt saved={saved} />
          <Dock />
        </>
      )}
    </TableFrame>
  );
}
