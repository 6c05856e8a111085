import { useState } from "preact/hooks";
import type { Line, LiveEvening } from "../../../state/index.ts";
import { Key, KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Insert } from "./insert.tsx";
import { Remove } from "./remove.tsx";

interface Props {
  readonly live: LiveEvening;
  readonly line: Line;
}

/** What can be done with an entry: each opens in place of the keys, or leads to where it is done. */
export function Actions({ live, line }: Props) {
  const { book, common } = words.value;
  const [doing, setDoing] = useState<"insert" | "remove">();
  const stop = () => setDoing(undefined);
  if (doing === "remove") return <Remove live={live} line={line} onKeep={stop} />;
  if (doing === "insert") return <Insert live={live} before={line.entry.id} onClose={stop} />;
  return (
    <div class="keys">
      <KeyLink to={paths.amend(live.id, line.entry)}>{common.edit}</KeyLink>
      <Key onClick={() => setDoing("insert")}>{book.insertBefore}</Key>
      <Key onClick={() => setDoing("remove")}>{common.remove}</Key>
    </div>
  );
}
