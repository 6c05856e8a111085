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
  readonly children: ComponentChildren;
}

/** A part of a page that is rarely wanted: one key, and what is behind it. */
export function Fold({ title, summary, open = false, children }: Props) {
  const [opened, setOpened] = useState(false);
  const shown = opened || open;
  return (
    <section class="fold">
      <h2 class="fold-title">
        <Key kind="left" expanded={shown} onClick={() => setOpened(!shown)}>
          <span class="fold-head">
            <b>{title}</b>
            {shown ? <UpIcon /> : <DownIcon />}
          </span>
          {shown || !summary ? null : <small> {summary}</small>}
        </Key>
      </h2>
      {shown ? children : null}
    </section>
  );
}
