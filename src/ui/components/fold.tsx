import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { DownIcon, UpIcon } from "./icon.tsx";
import { Key } from "./key.tsx";
import "./fold.css";

interface Props {
  readonly title: string;
  /** What is inside, in one line, while it is shut. */
  readonly summary?: string;
  /** It cannot be shut now: something in it wants to be seen. */
  readonly open?: boolean;
  /** Where somebody else keeps whether it is open; its summary then stays. */
  readonly turned?: { readonly open: boolean; readonly onTurn: () => void };
  readonly children: ComponentChildren;
}

/** A part of a page that is rarely wanted: one key, and what is behind it. */
export function Fold({ title, summary, open = false, turned, children }: Props) {
  const [opened, setOpened] = useState(false);
  const shown = turned?.open ?? (opened || open);
  const turn = turned?.onTurn ?? (() => setOpened(!shown));
  return (
    <section class="fold">
      <h2 class="fold-title">
        <Key kind="left" expanded={shown} onClick={turn}>
          <span class="fold-head">
            <b>{title}</b>
            {shown ? <UpIcon /> : <DownIcon />}
          </span>
          {(shown && !turned) || !summary ? null : <small> {summary}</small>}
        </Key>
      </h2>
      {shown ? children : null}
    </section>
  );
}
