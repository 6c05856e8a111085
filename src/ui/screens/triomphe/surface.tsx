import type { Surface, Tap } from "../../../rules/triomphe/recording/index.ts";
import { type SurfaceProps, TableFrame } from "../../table/frame.tsx";
import { Dock } from "./dock/dock.tsx";
import { Felt } from "./felt/felt.tsx";
import { shortcutsOf } from "./shortcuts.ts";
import { strokeOf } from "./strokes.ts";

/** The recording of a round of Triomphe forcée. */
export default function TriompheSurface(props: SurfaceProps<Surface, Tap>) {
  return (
    <TableFrame {...props} shortcuts={shortcutsOf(props.surface)} strokeOf={strokeOf}>
      {(saved) => (
        <>
          <Felt saved={saved} />
          <Dock />
        </>
      )}
    </TableFrame>
  );
}
