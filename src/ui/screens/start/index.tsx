import type { EveningCard } from "../../../state/index.ts";
import { KeyLink, MoreIcon } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { useTitle } from "../../title.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Foot } from "./foot.tsx";
import { Past } from "./past.tsx";
import { AlsoRunning, Running } from "./running.tsx";
import { Welcome } from "./welcome.tsx";
import "./start.css";

/** Where the app begins: the evening that is running, else a new one; past evenings below. */
export default function Start() {
  const { common } = words.value;
  useTitle(common.app);
  const evenings = useApp().evenings.value;
  return (
    <main class="start">
      <header class="felt hero">
        <div class="brand">
          <h1 tabIndex={-1}>{common.app}</h1>
          <KeyLink kind="plain" to={paths.settings()} sign={<MoreIcon />}>
            {common.more}
          </KeyLink>
        </div>
        {evenings === null ? null : <Now evenings={evenings} />}
      </header>
      <div class="start-paper">
        {evenings === null ? null : (
          <Past
            evenings={evenings.filter(({ running }) => !running)}
            startsAnother={evenings.some(({ running }) => running)}
          />
        )}
        <Foot />
      </div>
    </main>
  );
}

function Now({ evenings }: { readonly evenings: readonly EveningCard[] }) {
  const [first, ...others] = evenings.filter(({ running }) => running);
  if (first === undefined) return <Welcome newcomer={evenings.length === 0} />;
  return (
    <>
      <Running evening={first} />
      <AlsoRunning evenings={others} />
    </>
  );
}
