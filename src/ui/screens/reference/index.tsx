import { Page } from "../../components/index.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import { NotFound } from "../../not-found.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Reference } from "./reference.tsx";

/** Payments and fines by an evening's own rules, or by a profile's. */
export default function ReferenceScreen({ params: { id, profile } }: ScreenProps) {
  const profiles = useApp().profiles.all.value;
  const { reference, table } = words.value;
  if (id !== undefined) {
    return (
      <WithEvening id={id} opening={<Page title={reference.title} />}>
        {(live) => <Reference {...live.setup.value} back={{ to: paths.table(live.id), label: table.title }} />}
      </WithEvening>
    );
  }
  if (profiles === null) return <Page title={reference.title} />;
  const found = profiles.find((one) => one.id === profile);
  if (found === undefined) return <NotFound />;
  return <Reference {...found} back={{ to: paths.rules(found.id), label: words.value.profiles.title }} />;
}
