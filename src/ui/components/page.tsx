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
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A screen on paper: its head, and under it what it is about, never wider than can be read. */
export function Page({ title, back, action, class: name, children }: Props) {
  useTitle(title);
  return (
    <main class={classes("page", name)}>
      <TopBar title={title} {...(back && { back })} action={action} />
      <div class="page-body">{children}</div>
    </main>
  );
}
