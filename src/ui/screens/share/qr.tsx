import { useEffect, useState } from "preact/hooks";
import { Key } from "../../components/index.ts";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";
import type { QrPath } from "./qr-path.ts";
import "./qr.css";

interface Props {
  readonly url: string;
}

/** The link as a code for another phone's camera, drawn when somebody asks for it. */
export function Qr({ url }: Props) {
  const { link } = words.value.share;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Key expanded={open} onClick={() => setOpen(!open)}>
        {link.qr}
      </Key>
      {open ? <Code url={url} tooLong={link.qrTooLong} /> : null}
    </>
  );
}

/** A code of more letters than this is too fine for the camera of many a phone. */
const DENSE = 900;

interface CodeProps extends Props {
  /** What is said where it does not fit. */
  readonly tooLong: string;
}

/** The code itself, or why there is none. */
export function Code({ url, tooLong }: CodeProps) {
  const { link } = words.value.share;
  const code = useCode(url);
  if (code === undefined) return null;
  if (code === null) return <p aria-live="polite">{tooLong}</p>;
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={link.qrIs} shape-rendering="crispEdges">
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <figcaption class="quiet">{url.length > DENSE ? link.qrDense : link.qrHint}</figcaption>
    </figure>
  );
}

/** Undefined until it is drawn, null where it does not fit; what draws it is loaded with the first one. */
function useCode(url: string): QrPath | null | undefined {
  const [code, setCode] = useState<QrPath | null>();
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const { qrPath } = await import("./qr-path.ts");
      if (!gone) setCode(qrPath(url) ?? null);
    };
    draw().catch(report);
    return () => {
      gone = true;
    };
  }, [url]);
  return code;
}
