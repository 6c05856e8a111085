import type { ComponentChildren } from "preact";
import { useScreen } from "../screen.ts";
import { classes } from "./classes.ts";
import { TopBar } from "./top-bar.tsx";
import "./page.css";

interface Props {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string };
  readonly action?: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A screen on paper: its head, and under it what it is about, never wider than can be read. */
export function Page({ title, back, action, class: name, children }: Props) {
  const screen = useScreen(title);
  return (
    <main ref={screen} class={classes("page", name)}>
      <TopBar title={title} {...(back && { back })} action={action} />
      <div class="page-body">{children}</div>
    </main>
  );
}
