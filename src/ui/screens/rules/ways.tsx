import { builtInId } from "../../../model/index.ts";
import type { RuleProfile } from "../../../state/index.ts";
import { FaultNotice, Key, KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { up } from "../../router.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { useCopy } from "./copying.ts";
import { noteRemoved } from "./removed.tsx";

/** What else can be done with the club's own rules: compared, copied, deleted. */
export function Ways({ profile, onRemoved }: { readonly profile: RuleProfile; readonly onRemoved: () => void }) {
  const { profiles } = useApp();
  const { profiles: say } = words.value;
  const { fault, run } = useCommand();
  const { fault: notCopied, copy } = useCopy(profile);
  const remove = () =>
    run(profiles.remove(profile.id), () => {
      onRemoved();
      noteRemoved(profile);
      up(paths.rules());
    });
  return (
    <div class="ways">
      <KeyLink kind="left" to={paths.rulesReference(profile.id)}>
        {words.value.reference.title}
      </KeyLink>
      <KeyLink kind="left" to={paths.compare(profile.id, builtInId(profile.game))}>
        {say.compare}
      </KeyLink>
      <Key once kind="left" onClick={copy}>
        {say.copy}
      </Key>
      <Key kind="left" onClick={remove}>
        {say.remove}
      </Key>
      <FaultNotice fault={fault ?? notCopied} />
    </div>
  );
}
