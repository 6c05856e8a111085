import { awakeHere } from "../awake.ts";
import { Notice } from "../components/index.ts";
import { useApp } from "../use-app.ts";
import { words } from "../words.ts";

/** What to do where the screen should stay awake and the browser does not keep it so; nothing elsewhere. */
export function NotAwake() {
  const { missing, refused } = words.value.settings.atTable;
  const wanted = useApp().settings.value.awake;
  const here = awakeHere();
  if (!wanted || here === "able") return null;
  return <Notice>{here === "missing" ? missing : refused}</Notice>;
}
