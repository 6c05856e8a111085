import type { LiveEvening } from "../../state/index.ts";
import { FaultNotice, Key, KeyLink, Notice, Page } from "../components/index.ts";
import { paths } from "../paths.ts";
import { useApp } from "../use-app.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";
import "./reader.css";

interface Props {
  readonly live: LiveEvening;
}

/** Says that another phone keeps the evening, and takes it back; nothing where this one does. */
export function Reader({ live }: Props) {
  const { setReader } = useApp();
  const { lead, counts, takeBack } = words.value.handOver.reader;
  const { fault, run } = useCommand();
  if (!live.reader.value) return null;
  return (
    <div class="reader">
      <Notice live lead={lead}>
        {counts}
      </Notice>
      <FaultNotice fault={fault} />
      <Key onClick={() => run(setReader(live.id, false))}>{takeBack}</Key>
    </div>
  );
}

/** What stands in place of a screen that would change the evening. */
export function ReaderPage({ live }: Props) {
  const { common, share, table } = words.value;
  return (
    <Page title={words.value.handOver.reader.title} back={{ to: paths.start, label: common.back }}>
      <Reader live={live} />
      <div class="keys">
        <KeyLink to={paths.book(live.id)}>{table.book}</KeyLink>
        <KeyLink to={paths.settle(live.id)}>{table.settle}</KeyLink>
        <KeyLink to={paths.share(live.id)}>{share.title}</KeyLink>
      </div>
    </Page>
  );
}
