import { useEffect, useRef, useState } from "preact/hooks";
import type { LiveEvening, Payment } from "../../../state/index.ts";
import { announce, Key } from "../../components/index.ts";
import { words } from "../../words.ts";
import { planText } from "./plan-text.ts";

interface Props {
  readonly live: LiveEvening;
  readonly payments: readonly Payment[];
}

/** Copies the plan as text; where the browser does not let it, the text stands there to be copied by hand. */
export function CopyText({ live, payments }: Props) {
  const { common, settle } = words.value;
  const text = planText(words.value, live, payments);
  const [copied, setCopied] = useState<string>();
  const [byHand, setByHand] = useState(false);
  const copy = () => {
    write(text).then(
      () => {
        setCopied(text);
        announce(common.copied);
      },
      () => setByHand(true),
    );
  };
  if (byHand) return <ByHand text={text} />;
  return <Key onClick={copy}>{copied === text ? common.copied : settle.copy}</Key>;
}

/** The clipboard is only there on secure pages, and may be refused. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

function ByHand({ text }: { readonly text: string }) {
  const { settle } = words.value;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return (
    <label class="st-by-hand">
      <span>{settle.copyByHand}</span>
      <textarea ref={area} readOnly rows={text.split("\n").length + 1} value={text} />
    </label>
  );
}
