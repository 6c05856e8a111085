import type { Front } from "../../../state/index.ts";
import { KeyLink, MoreIcon } from "../../components/index.ts";
import { Sample } from "../../evening/sample.tsx";
import { useHelp } from "../../help/use-help.tsx";
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
  const { common, settings } = words.value;
  useTitle(common.app);
  const help = useHelp();
  const front = useApp().front.value;
  return (
    <main class="start">
      <header class="felt hero">
        <div class="brand">
          <h1 tabIndex={-1}>{common.app}</h1>
          <span class="top-end">
            {help.key}
            <KeyLink kind="plain" to={paths.settings()} sign={<MoreIcon />}>
              {settings.title}
            </KeyLink>
          </span>
        </div>
        {help.text}
        {front === null ? null : <Now front={front} />}
      </header>
      <div class="start-paper">{front === null ? null : <Below front={front} />}</div>
    </main>
  );
}

/** All at once: what stands there does not jump when the evenings have been read. */
function Below({ front }: { readonly front: Front }) {
  return (
    <>
      <Past front={front} />
      <TrySample front={front} />
      <Foot />
    </>
  );
}

function Now({ front: { running, endedCount } }: { readonly front: Front }) {
  // Evenings that are still being computed are evenings all the same.
  const newcomer = useApp().summing.value === null && endedCount === 0;
  const [first, ...others] = running;
  if (first === undefined) return <Welcome newcomer={newcomer} />;
  return (
    <>
      <Running evening={first} />
      <AlsoRunning evenings={others} />
    </>
  );
}

/** Where nobody has had an evening yet, and as long as there is one. */
function TrySample({ front: { running, endedCount } }: { readonly front: Front }) {
  const { sample, summing } = useApp();
  const newcomer = summing.value === null && running.length + endedCount === 0;
  return newcomer || sample.card.value !== null ? <Sample /> : null;
}
