import type { ComponentChildren } from "preact";
import { Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** A page below the overview. */
export function SettingsPage({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <Page title={title} back={{ to: paths.settings(), label: words.value.settings.up }} class="settings">
      {children}
    </Page>
  );
}
