import type { RuleProfile } from "../../../state/index.ts";
import { Page } from "../../components/index.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import { NotFound } from "../../not-found.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { OfEvening } from "./of-evening.tsx";
import { OfProfiles } from "./of-profiles.tsx";
import "./difference.css";

/** How two sets of rules differ: two profiles, or an evening's own and a profile. */
export default function Difference({ params: { id, one, other } }: ScreenProps) {
  const profiles = useApp().profiles.all.value;
  const { title } = words.value.profiles.difference;
  if (profiles === null) return <Page title={title} />;
  if (id === undefined) return <Two profiles={profiles} one={one} other={other} />;
  return (
    <WithEvening id={id} opening={<Page title={title} />}>
      {(live) => <OfEvening live={live} profiles={profiles} />}
    </WithEvening>
  );
}

interface Props {
  readonly profiles: readonly RuleProfile[];
  readonly one: string | undefined;
  readonly other: string | undefined;
}

function Two({ profiles, one, other }: Props) {
  const first = profiles.find(({ id }) => id === one);
  if (first === undefined) return <NotFound />;
  const ofGame = profiles.filter(({ game }) => game === first.game);
  const second = ofGame.find(({ id }) => id === other) ?? ofGame.find(({ id }) => id !== one) ?? first;
  const back = { to: paths.rules(), label: words.value.profiles.title };
  return <OfProfiles profiles={ofGame} first={first.id} second={second.id} back={back} />;
}
