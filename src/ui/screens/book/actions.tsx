import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, LiveEvening } from "../../../state/index.ts";
import { Key, KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Insert } from "./insert.tsx";
import { Remove } from "./remove.tsx";

type Deed = "insert" | "remove";

interface Props {
  readonly live: LiveEvening;
  readonly line: Line;
}

/** What can be done with an entry: each opens in place of the keys, or leads to where it is done. */
export function Actions({ live, line }: Props) {
  const { book, common } = words.value;
  const [doing, setDoing] = useState<Deed>();
  const keys = useReturn(doing);
  const stop = () => setDoing(undefined);
  if (doing === "remove") return <Remove live={live} line={line} onKeep={stop} />;
  if (doing === "insert") return <Insert live={live} before={line.entry.id} onClose={stop} />;
  return (
    <div class="keys" ref={keys}>
      <KeyLink to={paths.amend(live.id, line.entry)}>{common.edit}</KeyLink>
      <Key onClick={() => setDoing("insert")}>{book.insertBefore}</Key>
      <Key onClick={() => setDoing("remove")}>{common.remove}</Key>
    </div>
  );
}

/** The focus comes back to the key that asked, where the answer leaves everything as it was. */
function useReturn(doing: Deed | undefined) {
  const keys = useRef<HTMLDivElement>(null);
  const was = useRef<Deed>(undefined);
  useEffect(() => {
    const [insert, remove] = keys.current?.querySelectorAll("button") ?? [];
    if (doing === undefined && was.current !== undefined) (was.current === "insert" ? insert : remove)?.focus();
    was.current = doing;
  }, [doing]);
  return keys;
}
