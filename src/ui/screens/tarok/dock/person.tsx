import { playerAccount } from "../../../../model/index.ts";
import type { NotedFace, NotedKey, PersonFace } from "../../../../rules/tarok/recording/index.ts";
import { Say } from "../../../components/index.ts";
import { AccountLink } from "../../../evening/account-link.tsx";
import { DockHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { CardKeys, sharedReason } from "../card-keys.tsx";
import { noteOf } from "../felt/notes.tsx";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import "./person.css";

/** Everything that can be noted of a player, and what was. */
export function Person({ dock }: { readonly dock: PersonFace }) {
  const { live, surface, names, shortcutOf } = useTable();
  const { table, format } = words.value;
  const balance = surface.columns.find(({ player }) => player === dock.player)?.balance;
  return (
    <>
      <DockHead title={names.full(dock.player)} close={dock.close}>
        <AccountLink live={live} account={playerAccount(dock.player)} tap="account" shortcut={shortcutOf("account")}>
          {balance === undefined ? null : format.points(balance)}
        </AccountLink>
        <TapKey of={dock.fines}>{table.fine}</TapKey>
      </DockHead>
      {surface.asked ? <Asked asked={surface.asked} /> : <NotedKeys dock={dock} />}
      <p class="lbl">{table.declares}</p>
      <div class="kinds">
        {dock.declare.map(({ kind, key }) => (
          <TapKey key={kind} of={key} chosen keepsWord>
            {table.declarations[kind]}
          </TapKey>
        ))}
      </div>
      {surface.asked ? null : <Losses dock={dock} />}
      <div class="row3">
        <TapKey of={dock.pagatHome} chosen keepsWord>
          {table.pagatHome}
        </TapKey>
        <TapKey of={dock.nolo} chosen keepsWord>
          {table.nolo}
        </TapKey>
        <TapKey of={dock.tout} chosen keepsWord>
          {table.tout}
        </TapKey>
      </div>
    </>
  );
}

function Losses({ dock }: { readonly dock: PersonFace }) {
  const { names } = useTable();
  const { table } = words.value;
  const shared = sharedReason(dock.lost, names);
  return (
    <>
      <p class="lbl">
        {table.loses}
        {shared === undefined ? null : `: ${shared}`}
      </p>
      <CardKeys cards={dock.lost} label={table.loses} />
    </>
  );
}

/** What was noted of the player: a key each, to look at it, change or delete it. */
function NotedKeys({ dock: { noted, allNoted, bagud } }: { readonly dock: PersonFace }) {
  const { table } = words.value;
  const toBagud = bagud && noted.length < 2;
  if (noted.length === 0 && !toBagud) return null;
  return (
    <div class="noted-keys">
      {noted.map((one) => (
        <NotedKeyOf key={`${one.noted.what} ${one.key.id}`} of={one} />
      ))}
      {toBagud ? (
        <TapKey of={bagud} class="two">
          {table.bagudInLast}
        </TapKey>
      ) : null}
      {allNoted ? (
        <TapKey of={allNoted.key} class="two others" label={table.allNoted}>
          {table.others(allNoted.left)}
        </TapKey>
      ) : null}
    </div>
  );
}

function NotedKeyOf({ of: { noted, key } }: { readonly of: NotedKey }) {
  const { title, detail } = noteOf(useTable().told, noted);
  return (
    <TapKey of={key} kind="left" class="two">
      <Say tight>{title}</Say> <Say tight>{detail}</Say>
    </TapKey>
  );
}

/** Everything that was noted of a player. */
export function AllNoted({ dock }: { readonly dock: NotedFace }) {
  const { names } = useTable();
  return (
    <>
      <DockHead title={names.full(dock.player)} back={dock.back} close={dock.close} />
      <div class="scroll all-noted">
        {dock.noted.map((one) => (
          <NotedKeyOf key={`${one.noted.what} ${one.key.id}`} of={one} />
        ))}
      </div>
    </>
  );
}
