import { isSample } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { KeyLink, Notice, Page } from "../../components/index.ts";
import { Moves } from "../../evening/moves.tsx";
import { NotAwake } from "../../evening/not-awake.tsx";
import { DiscardSample } from "../../evening/sample.tsx";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import { dealWords } from "../../table/use-table.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import type { Between } from "./kind.ts";

/** What can happen between deals, the likeliest first. */
const KINDS: readonly Between["type"][] = [
  "fine",
  "transfer",
  "potCheck",
  "jetonCount",
  "jetons",
  "seats",
  "join",
  "leave",
];

/** Everything between deals, each a form away. */
export function Menu({ live }: { readonly live: LiveEvening }) {
  const { between, table } = words.value;
  const { entryTypes } = useApp().games[live.setup.value.game];
  const kinds = KINDS.filter((type) => entryTypes.includes(type));
  const ended = live.setup.value.end !== null;
  return (
    <Page
      title={between.title}
      back={{ to: paths.table(live.id), label: table.title }}
      felt={<Moves live={live} seats={live.now.value.seats} />}
    >
      <Unexplained live={live} kinds={kinds} />
      <section>
        <h2>{dealWords(live).between}</h2>
        <div class="menu">
          {kinds.map((type) => (
            <KeyLink key={type} kind="left" to={paths.more(live.id, type)}>
              {between[type]}
            </KeyLink>
          ))}
        </div>
      </section>
      <section>
        <h2>{between.theEvening}</h2>
        {ended ? null : <NotAwake />}
        <div class="menu">
          <KeyLink kind="left" to={paths.more(live.id, "lastRound")}>
            {between.lastRound}
          </KeyLink>
          <KeyLink kind="left" to={paths.display(live.id)}>
            {between.display}
          </KeyLink>
          <KeyLink kind="left" to={paths.share(live.id)}>
            {words.value.share.title}
          </KeyLink>
          {ended ? null : (
            <KeyLink kind="left" to={paths.handOver(live.id)}>
              {words.value.handOver.title}
            </KeyLink>
          )}
          <KeyLink kind="left" to={paths.reference(live.id)}>
            {words.value.reference.title}
          </KeyLink>
          <KeyLink kind="left" to={paths.setup(live.id)}>
            {between.setup}
          </KeyLink>
          {isSample(live.id) ? <DiscardSample onDone={() => replace(paths.start)} /> : null}
          <KeyLink kind="left" to={paths.settings()}>
            {between.settings}
          </KeyLink>
          <KeyLink kind="left" to={paths.settle(live.id)}>
            {ended ? words.value.settle.title : between.end}
          </KeyLink>
        </div>
      </section>
    </Page>
  );
}

/** Jetons that nobody has explained, with the two ways to find out whose they are. */
function Unexplained({ live, kinds }: { readonly live: LiveEvening; readonly kinds: readonly string[] }) {
  const { between, format } = words.value;
  const { difference } = live.now.value.books;
  if (difference === 0) return null;
  return (
    <div class="unexplained">
      <Notice>{between.difference(format.points(difference), difference < 0)}</Notice>
      <div class="keys">
        {kinds.includes("jetonCount") ? (
          <KeyLink to={paths.more(live.id, "jetonCount")}>{between.jetonCount}</KeyLink>
        ) : null}
        <KeyLink to={paths.more(live.id, "transfer")}>{between.transfer}</KeyLink>
      </div>
    </div>
  );
}
