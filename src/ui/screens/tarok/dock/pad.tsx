import type { PadFace } from "../../../../rules/tarok/recording/index.ts";
import { BackIcon, classes, ExchangeIcon, ForwardIcon } from "../../../components/index.ts";
import { Digits } from "../../../table/dock/digits.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { CardKeys, sharedReason } from "../card-keys.tsx";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import { Piles } from "./piles.tsx";
import "./pad.css";

/** Names longer than this are set smaller. */
const LONG = 7;

/** With what the last trick was won and lost, and under it the digits of the piles. */
export function Pad({ dock }: { readonly dock: PadFace }) {
  const { asked } = useTable().surface;
  // A sentence with its answers leaves no room for digits, which it is not about.
  const isOfTrick = asked !== null && asked.tap.tap !== "digit";
  return (
    <>
      {asked ? <Asked asked={asked} /> : <Trick dock={dock} />}
      <Piles />
      {isOfTrick ? <div class="sp" /> : <Digits keys={dock.pad} jump={<Jump dock={dock} />} />}
    </>
  );
}

function Trick({ dock: { trick } }: { readonly dock: PadFace }) {
  const { names, surface } = useTable();
  const { table } = words.value;
  const asking = surface.columns.find(({ count }) => count.role === "asks");
  const third = surface.columns.find(({ count }) => count.role !== "asks");
  if (asking && third) return <p class="say trick">{table.pickWhoDoesNot(names.short(third.player))}</p>;
  // A nolo needs no last trick: the deal can be saved as it is.
  if (!trick) return surface.main.does !== "jump" ? null : <p class="say trick">{table.whoWon}</p>;
  const whose = trick.tabs.find(({ key }) => key.state === "on");
  const shared = sharedReason(trick.cards, names);
  const role = (tab: (typeof trick.tabs)[number]) =>
    (tab === whose ? shared : undefined) ?? (tab.role === "ultimo" ? table.ultimoWith : table.bagudWith);
  return (
    <>
      <div class="tabs">
        {trick.tabs.map((tab) => (
          <TapKey
            key={tab.key.id}
            of={tab.key}
            kind="plain"
            class={classes("tab", names.short(tab.player).length > LONG && "long")}
            chosen
          >
            <b>{names.short(tab.player)}</b> <small>{role(tab)}</small>
          </TapKey>
        ))}
      </div>
      <CardKeys cards={trick.cards} label={whose ? `${names.short(whose.player)} ${role(whose)}` : table.lastTrick} />
    </>
  );
}

function Jump({ dock: { jump, exchange } }: { readonly dock: PadFace }) {
  const { names } = useTable();
  const { table } = words.value;
  if (exchange) {
    return (
      <TapKey of={exchange} sign={<ExchangeIcon />} label={table.exchangeLabel}>
        {table.exchange}
      </TapKey>
    );
  }
  if (!jump) return null;
  const name = names.short(jump.player);
  const long = name.length > LONG;
  return (
    <TapKey of={jump.key} class={classes(long && "long")} sign={!long && jump.isLeft ? <BackIcon /> : null}>
      <span class="vh">{table.toPile(name)}</span>
      <span aria-hidden="true">{name}</span>
      {!long && !jump.isLeft ? <ForwardIcon /> : null}
    </TapKey>
  );
}
