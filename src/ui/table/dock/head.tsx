import type { ComponentChildren } from "preact";
import type { PlayerId } from "../../../model/index.ts";
import type { KeyOf } from "../../../rules/surface.ts";
import { BackIcon, CloseIcon, TickIcon } from "../../components/index.ts";
import { words } from "../../words.ts";
import { TapKey } from "../tap-key.tsx";
import { useTable } from "../use-table.ts";
import "./head.css";

interface Props {
  /** Whose dock it is, and the way back to that player's. */
  readonly player: PlayerId;
  readonly back: KeyOf<unknown>;
  readonly close: KeyOf<unknown>;
  readonly remove: KeyOf<unknown> | null;
  readonly move?: KeyOf<unknown> | null;
}

/** The head of what was noted of a player: back to the player, whose it is, delete, done. */
export function NotedHead({ player, back, close, remove, move }: Props) {
  const { names } = useTable();
  const { common, table } = words.value;
  return (
    <div class="head">
      <TapKey of={back} kind="plain" sign={<BackIcon />}>
        {names.full(player)}
      </TapKey>
      <span class="sp" />
      {move ? (
        <TapKey of={move} kind="plain">
          {table.move}
        </TapKey>
      ) : null}
      {remove ? (
        <TapKey of={remove} kind="plain">
          {common.remove}
        </TapKey>
      ) : null}
      <TapKey of={close} kind="plain" sign={<TickIcon />}>
        {common.done}
      </TapKey>
    </div>
  );
}

interface TitleProps {
  readonly title: ComponentChildren;
  readonly back?: KeyOf<unknown>;
  readonly close: KeyOf<unknown>;
  readonly children?: ComponentChildren;
}

/** A heading with what can be done beside it, and close. */
export function DockHead({ title, back, close, children }: TitleProps) {
  const { common } = words.value;
  return (
    <div class="head">
      {back ? <TapKey of={back} kind="plain" class="up" sign={<BackIcon />} label={common.back} /> : null}
      <h2>{title}</h2>
      <span class="sp" />
      {children}
      <TapKey of={close} kind="plain" sign={<CloseIcon />}>
        {common.close}
      </TapKey>
    </div>
  );
}
