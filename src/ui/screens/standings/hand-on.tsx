import { useState } from "preact/hooks";
import { unitOf } from "../../../i18n/index.ts";
import { type Club, type Order, type Standings, standingsFile } from "../../../state/club/index.ts";
import type { FileOut } from "../../../state/index.ts";
import { FaultNotice, Key, Notice } from "../../components/index.ts";
import { Journal } from "../../evening/journal.tsx";
import { sendFile } from "../../handing/hand-out.ts";
import { SendText } from "../../handing/send-text.tsx";
import { report } from "../../trouble.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { standingsText } from "./text.ts";

interface Props {
  readonly club: Club;
  readonly standings: Standings;
  readonly order: Order;
}

/** The standings as text, on paper and for a spreadsheet, and the season as a journal. */
export function HandOn({ club, standings, order }: Props) {
  const { seasons, share } = words.value;
  const say = seasons.standings;
  const { fault, run } = useCommand();
  const [saved, setSaved] = useState<string>();
  const send = (file: FileOut) => {
    sendFile(file).then((how) => setSaved(how === "saved" ? file.name : undefined), report);
  };
  return (
    <section class="sn-hand-on">
      <h2>{say.handOn}</h2>
      <div class="sn-ways">
        <SendText text={standingsText(standings, order, words.value)} file={say.tableFile} />
        <Key onClick={() => send(standingsFile(standings, tableWords(standings), say.tableFile))}>{say.table}</Key>
        <Key onClick={() => run(club.journal(standings), send)}>
          <Journal />
        </Key>
        <Key onClick={() => window.print()}>{say.print}</Key>
      </div>
      {saved === undefined ? null : <Notice live>{share.savedFile(saved)}</Notice>}
      <FaultNotice fault={fault} />
    </section>
  );
}

/** What the table says, in the language of now. */
function tableWords({ counted }: Standings): Parameters<typeof standingsFile>[1] {
  const { format, seasons } = words.value;
  const { orders, moneyIn, ...headings } = seasons.standings;
  const { many: deals, per: perDeal } = unitOf(words.value, counted);
  return { headings: { ...headings, ...orders, deals, perDeal }, money: moneyIn, digits: format.digits };
}
