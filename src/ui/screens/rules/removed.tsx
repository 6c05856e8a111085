import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { RuleProfile } from "../../../state/index.ts";
import { FaultNotice, Key, Notice, UndoIcon } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import "../../evening/deleted.css";

/** The rules that were deleted last, until the list is left. */
const removed = signal<RuleProfile | undefined>(undefined);

/** Notes what was deleted, so that the list can bring it back. */
export const noteRemoved = (profile: RuleProfile | undefined): void => {
  removed.value = profile;
};

/** Says which rules are gone, and brings them back. */
export function Removed() {
  useEffect(() => () => noteRemoved(undefined), []);
  const profile = removed.value;
  return profile === undefined ? null : <Gone key={profile.id} profile={profile} />;
}

function Gone({ profile }: { readonly profile: RuleProfile }) {
  const { profiles } = useApp();
  const { fault, run } = useCommand();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  const { profiles: say, common } = words.value;
  return (
    <div class="deleted" ref={line} tabIndex={-1}>
      <Notice live lead={say.removed(profile.rules.name)}>
        {say.kept}
      </Notice>
      <Key kind="plain" sign={<UndoIcon />} onClick={() => run(profiles.save(profile), () => noteRemoved(undefined))}>
        {common.undo}
      </Key>
      <FaultNotice fault={fault} />
    </div>
  );
}
