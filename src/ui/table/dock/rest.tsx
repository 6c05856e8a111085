import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { groupAmounts, groupHeading, plain, unpaid } from "../../../i18n/index.ts";
import { explain } from "../../../state/index.ts";
import { KeyLink, Say, UpdateLine } from "../../components/index.ts";
import { Jetons } from "../../evening/jetons.tsx";
import { entryOf } from "../../evening/telling.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { useTable } from "../use-table.ts";
import { LastDone } from "./last-done.tsx";
import { LastRound } from "./last-round.tsx";
import "./rest.css";

interface Props {
  /** What is to be said of the deal as a whole. */
  readonly children?: ComponentChildren;
  /** What can be done with it. */
  readonly keys?: ComponentChildren;
}

/** What was saved last, what this deal pays so far, and what can be done with the deal as a whole. */
export function RestOf({ children, keys }: Props) {
  const { at, surface } = useTable();
  const last = useLastJetons();
  return (
    <>
      {at.kind === "next" ? <LastDone jetons={last.shown} showJetons={last.show} /> : null}
      {last.shown ? <Pushed /> : null}
      {at.kind === "next" ? <LastRound /> : null}
      {surface.blank ? <UpdateLine /> : null}
      <Difference />
      {children}
      {last.shown ? null : <PaysShort />}
      {last.shown ? null : keys}
    </>
  );
}

/** Whether the jetons of the last entry are shown; asked for anew with every entry. */
function useLastJetons() {
  const { live, at, surface } = useTable();
  const last = live.lines.value.at(-1);
  const [of, setOf] = useState<string>();
  const done = live.undoes.value;
  // What was taken back or corrected moves other jetons than the last entry.
  const isLast = live.redoes.value === null && done?.kind === "saved" && done.of === last?.entry.id;
  const moves = at.kind === "next" && surface.blank && isLast && (last?.transfers.length ?? 0) > 0;
  const offered = useApp().settings.value.jetons && moves;
  return {
    shown: offered && of === last?.entry.id,
    show: offered ? (shown: boolean) => setOf(shown ? last?.entry.id : undefined) : undefined,
  };
}

/** The jetons to push for what was saved last. */
function Pushed() {
  const { live, told } = useTable();
  return (
    <div class="scroll">
      <Jetons told={told} transfers={live.lines.value.at(-1)?.transfers ?? []} />
    </div>
  );
}

/** Jetons that nobody has explained, and the way to counting them (rules.md, section 9). */
function Difference() {
  const { live, surface, shortcutOf } = useTable();
  const { table, format } = words.value;
  if (surface.difference === 0) return null;
  return (
    <KeyLink kind="left" tap="difference" shortcut={shortcutOf("difference")} to={paths.more(live.id, "jetonCount")}>
      {table.difference(format.points(surface.difference), surface.difference < 0)}
    </KeyLink>
  );
}

/** What the deal pays so far, a line for each cause; those that do not fit are told by *Hvorfor*. */
export function PaysShort() {
  const { surface, told } = useTable();
  return (
    <ul class="pays">
      {explain(surface.transfers).map((group) => (
        <li key={`${group.reason} ${group.source}`}>
          <span>
            <Say>{groupHeading(told, group, entryOf(surface.deal))}</Say>
          </span>
          <b class="num">{groupAmounts(words.value, group)}</b>
        </li>
      ))}
      {unpaid(told, entryOf(surface.deal), surface.transfers).map((said) => (
        <li key={plain(said)}>
          <span>
            <Say>{said}</Say>
          </span>
        </li>
      ))}
    </ul>
  );
}
