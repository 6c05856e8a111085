import type { ComponentChildren } from "preact";
import { useHelp } from "../help/use-help.tsx";
import { goUp } from "../router.ts";
import { BackIcon } from "./icon.tsx";
import { useBelow } from "./use-below.ts";
import "./top-bar.css";

interface Props {
  readonly title: string;
  /** One screen up: where, and what it is called. */
  readonly back?: { readonly to: string; readonly label: string };
  /** A plain key at the right. */
  readonly action?: ComponentChildren;
}

/** The head of a paper screen: up, what it is, one action. */
export function TopBar({ title, back, action }: Props) {
  const help = useHelp();
  const head = useBelow();
  return (
    <header class="top" ref={head}>
      <span>
        {back === undefined ? null : (
          <a class="key plain" href={back.to} onClick={goUp}>
            <BackIcon />
            {back.label}
          </a>
        )}
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <span class="top-end">
        {action}
        {help.key}
      </span>
      {help.text}
    </header>
  );
}
