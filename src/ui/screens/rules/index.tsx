import { Page } from "../../components/index.ts";
import { NotFound } from "../../not-found.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { BuiltIn } from "./built-in.tsx";
import { Editor } from "./editor.tsx";
import { List } from "./list.tsx";
import "./rules-screen.css";

/** The sets of rules that evenings start with, or one of them. */
export default function Rules({ params: { profile: id } }: ScreenProps) {
  const profiles = useApp().profiles.all.value;
  const { profiles: say } = words.value;
  if (id === undefined) return <List profiles={profiles ?? []} />;
  if (profiles === null) return <Page title={say.title} back={{ to: paths.rules(), label: say.title }} />;
  const profile = profiles.find((one) => one.id === id);
  if (profile === undefined) return <NotFound />;
  const back = { to: paths.rules(), label: say.title };
  return profile.builtIn ? (
    <BuiltIn profile={profile} back={back} />
  ) : (
    <Editor key={id} profile={profile} back={back} />
  );
}
