import type { ComponentChildren } from "preact";
import { Key, ListLink } from "../../components/index.ts";
import { installable } from "../../device.ts";
import { install, installOffered } from "../../install.ts";
import { paths } from "../../paths.ts";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";
import { SettingsPage } from "./settings-page.tsx";

/** How the app gets on the home screen, this device's way first. */
export function HomeScreen() {
  const { title, installed, why } = words.value.settings.home;
  const way = installable();
  if (way === "installed") {
    return (
      <SettingsPage title={title}>
        <p>{installed}</p>
      </SettingsPage>
    );
  }
  return (
    <SettingsPage title={title}>
      <p>{why}</p>
      <Offer />
      {way === "ios" ? <Iphone /> : <Others />}
      {way === "ios" ? <Others /> : <Iphone />}
    </SettingsPage>
  );
}

function Offer() {
  if (!installOffered.value) return null;
  return (
    <Key kind="main" onClick={() => install().catch(report)}>
      {words.value.settings.home.install}
    </Key>
  );
}

function Iphone() {
  const { iphone } = words.value.settings.home;
  const { title } = words.value.settings.data.save;
  return (
    <Way title={iphone.title} steps={iphone.steps}>
      <p>
        <b>{iphone.week}</b>
      </p>
      <p>{iphone.apart}</p>
      <ListLink to={paths.settings("data")} title={title} />
    </Way>
  );
}

function Others() {
  const { android, computer } = words.value.settings.home;
  return (
    <>
      <Way {...android} />
      <Way {...computer} />
    </>
  );
}

interface WayProps {
  readonly title: string;
  readonly steps: readonly string[];
  readonly children?: ComponentChildren;
}

function Way({ title, steps, children }: WayProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ol class="steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
