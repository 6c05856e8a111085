import { useMemo } from "preact/hooks";
import { cameFrom, everybody } from "../../came-from.ts";
import { Page } from "../../components/index.ts";
import { NotFound } from "../../not-found.tsx";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { PersonView } from "./person.tsx";

export default function PersonScreen({ params }: ScreenProps) {
  const app = useApp();
  const { id = "", season } = params;
  const shown = useMemo(() => app.person(id, season), [app, id, season]).value;
  switch (shown.status) {
    case "computing":
      return <Computing />;
    case "missing":
      return <NotFound />;
    case "known":
      return <PersonView page={shown.page} />;
  }
}

/** Shown only while many evenings have to be gone through anew. */
function Computing() {
  const { person, format } = words.value;
  const summing = useApp().summing.value;
  return (
    <Page title={person.title} back={cameFrom(everybody())}>
      {summing === null ? null : (
        <p role="status">
          {person.progress(format.points(summing.done), format.points(summing.of))}
          <progress value={summing.done} max={summing.of} />
        </p>
      )}
    </Page>
  );
}
