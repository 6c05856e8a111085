import type { LiveEvening } from "../../../state/index.ts";
import { useWhere } from "../../club/use-where.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { SendFile } from "./send-file.tsx";

/** Hands the result on as a picture; what draws it is loaded with the first one. */
export function SendPicture({ live }: { readonly live: LiveEvening }) {
  const { games } = useApp();
  const { picture } = words.value.share;
  const { game, startedAt } = live.setup.value;
  const where = useWhere(live);
  const drawn = async () => {
    const { pictureFile, pictureOf } = await import("./picture/index.ts");
    const content = pictureOf({ words: words.value, live, outcome: live.outcome.value, where, game: games[game] });
    return pictureFile(content, `kongekop-${startedAt.slice(0, "yyyy-mm-dd".length)}.png`);
  };
  return <SendFile file={drawn}>{picture.send}</SendFile>;
}
