import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { KeyOf } from "../../../rules/surface.ts";
import { Key } from "../../components/index.ts";
import { ChangePreview } from "../../evening/change-preview.tsx";
import { Jetons } from "../../evening/jetons.tsx";
import { Payments } from "../../evening/payments.tsx";
import { entryOf } from "../../evening/telling.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { useTable } from "../use-table.ts";
import { DockHead } from "./head.tsx";
import { type Holder, Holdings } from "./holdings.tsx";

interface WhyProps {
  readonly close: KeyOf<unknown>;
  /** Everybody at the table, with what they had and what the deal gives or costs. */
  readonly people: readonly Holder[];
  /** What is to be said before the payments. */
  readonly children?: ComponentChildren;
}

/** Every payment of the deal so far as a sentence. */
export function Why({ close, people, children }: WhyProps) {
  const { surface, told, shortcutOf } = useTable();
  const { table, jetons: said } = words.value;
  const [jetons, setJetons] = useState(false);
  const { deal, transfers } = surface;
  return (
    <>
      <DockHead title={jetons ? said.title : table.why} close={close}>
        {useApp().settings.value.jetons && transfers.length > 0 ? (
          <Key kind="plain" tap="jetons" shortcut={shortcutOf("jetons")} onClick={() => setJetons(!jetons)}>
            {jetons ? table.why : said.title}
          </Key>
        ) : null}
      </DockHead>
      {children}
      <div class="scroll">
        {transfers.length === 0 ? <p class="quiet">{table.nobodyPaysYet}</p> : null}
        {jetons ? (
          <Jetons told={told} transfers={transfers} />
        ) : (
          <Payments told={told} entry={entryOf(deal)} transfers={transfers} />
        )}
        <Holdings people={people} />
      </div>
    </>
  );
}

/** What a correction changes, before it is saved. */
export function Review({ close }: { readonly close: KeyOf<unknown> }) {
  const { live, preview } = useTable();
  return (
    <>
      <DockHead title={words.value.table.whatChanges} close={close} />
      <div class="scroll">
        <ChangePreview live={live} preview={preview()} />
      </div>
    </>
  );
}
