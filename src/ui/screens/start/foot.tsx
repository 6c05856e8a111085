import { ListLink, TickIcon, UpdateLine } from "../../components/index.ts";
import { installable } from "../../device.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { notCopied } from "./backup.ts";

/** What is good to know, quietly: a new version, a backup that is old, where everything is stored. */
export function Foot() {
  const { start } = words.value;
  return (
    <footer class="start-foot">
      <UpdateLine />
      <Backup />
      {installable() === "ios" ? (
        <ListLink to={paths.settings("home-screen")} title={start.toHomeScreen} below={start.homeScreen} />
      ) : null}
      <p class="offline quiet">
        <TickIcon />
        {start.offline}
      </p>
    </footer>
  );
}

function Backup() {
  const { front, data, now } = useApp();
  const { start } = words.value;
  const missing = front.value ? notCopied(front.value, data.exportedAt.value, now()) : 0;
  if (missing === 0) return null;
  return <ListLink to={paths.settings("data")} title={start.copy} below={start.notCopied(missing)} />;
}
