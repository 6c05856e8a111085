import { useRef } from "preact/hooks";
import { clubYearOf } from "../../../model/index.ts";
import type { Club, SeasonCard } from "../../../state/club/index.ts";
import { useClub } from "../../club/use-club.ts";
import { NotFound } from "../../not-found.tsx";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { useDraft } from "../../use-draft.ts";
import { type Edited, Editor } from "./editor.tsx";
import { formOf, type SeasonForm } from "./form.ts";

/** A season that is made or changed. */
export default function SeasonScreen({ params: { id } }: ScreenProps) {
  const club = useClub();
  if (club === null) return <main />;
  return id === undefined ? <New club={club} /> : <Existing key={id} club={club} id={id} />;
}

/** A new one begins as the club year of today, without its name. */
function New({ club }: { readonly club: Club }) {
  const app = useApp();
  return <Drafted club={club} draftOf="new" fresh={() => ({ ...formOf(clubYearOf(app.now())), name: "" })} />;
}

function Existing({ club, id }: { readonly club: Club; readonly id: string }) {
  const all = club.seasons.value;
  // Once saved or deleted it may be gone before the screen is.
  const opened = useRef<SeasonCard>(undefined);
  opened.current = all?.find((one) => one.id === id) ?? opened.current;
  const season = opened.current;
  const isComputing = useApp().summing.value !== null;
  if (all === null || (season === undefined && isComputing)) return <main />;
  if (season === undefined) return <NotFound />;
  return <Drafted club={club} draftOf={id} fresh={() => formOf(season)} season={season} />;
}

interface Props extends Pick<Edited, "club" | "season"> {
  readonly draftOf: string;
  readonly fresh: () => SeasonForm;
}

function Drafted({ club, draftOf, fresh, season }: Props) {
  const draft = useDraft(`season/${draftOf}`, "season 1", fresh);
  return draft === undefined ? <main /> : <Editor club={club} draft={draft} season={season} />;
}
