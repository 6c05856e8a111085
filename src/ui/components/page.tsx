import type { ComponentChildren } from "preact";
import { useTitle } from "../title.ts";
import { classes } from "./classes.ts";
import { TopBar } from "./top-bar.tsx";
import "./page.css";

interface Props {
  readonly title: string;
  /** One screen up: where, and what it is called. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly action?: ComponentChildren;
  /** What lies on the felt: under the head on a phone, at the left of a wide screen. */
  readonly felt?: ComponentChildren;
  /** What stays at the foot of the screen. */
  readonly foot?: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A screen on paper: its head, and under it what it is about, never wider than can be read. */
export function Page({ title, back, action, felt, foot, class: name, children }: Props) {
  useTitle(title);
  return (
    <main class={classes("page", name)}>
      <TopBar title={title} {...(back && { back })} action={action} />
      {felt === undefined ? null : <div class="page-felt felt">{felt}</div>}
      <div class="page-body">{children}</div>
      {foot === undefined ? null : <div class="page-foot">{foot}</div>}
    </main>
  );
}
