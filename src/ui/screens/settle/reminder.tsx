import type { LiveEvening } from "../../../state/index.ts";
import { Key, KeyLink, Notice } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { useDraft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { notCopied } from "../start/backup.ts";

/** At the end of an evening: that the last backup is old, or that the browser may clear what lies here; put off with a tap. */
export function BackupReminder({ live }: { readonly live: LiveEvening }) {
  const { front, data, protection, now } = useApp();
  const { settings, start } = words.value;
  const asked = useDraft(`backup-reminder/${live.id}`, "reminder 1", () => ({ later: false }));
  const unsafe = protection.persisted.value === false;
  const { uncopied } = front.value ?? { uncopied: 0 };
  // What a browser may clear is not safe for a while either.
  const missing = unsafe ? uncopied : notCopied({ uncopied }, data.exportedAt.value, now());
  if (asked === undefined || asked.value.later || missing === 0) return null;
  return (
    <div class="st-reminder">
      <Notice lead={start.notCopied(missing)}>{unsafe ? settings.data.protection.no : null}</Notice>
      <div class="keys">
        <KeyLink to={paths.settings("data")}>{start.copy}</KeyLink>
        <Key kind="plain" onClick={() => asked.change({ later: true })}>
          {settings.data.later}
        </Key>
      </div>
    </div>
  );
}
