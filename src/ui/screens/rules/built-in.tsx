import type { RuleProfile } from "../../../state/index.ts";
import { FaultNotice, Key, KeyLink, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { RulesForm } from "../../rules/rules-form.tsx";
import { words } from "../../words.ts";
import { useCopy } from "./copying.ts";

interface Props {
  readonly profile: RuleProfile;
  readonly back: { readonly to: string; readonly label: string };
}

/** The rules that a game brings: every one to be seen, and a key that makes them the club's own. */
export function BuiltIn({ profile, back }: Props) {
  const { rules, confirmed } = profile;
  const { profiles: say } = words.value;
  const { fault, copy } = useCopy(profile);
  const foot = (
    <>
      <FaultNotice fault={fault} />
      <Key once kind="main" onClick={copy}>
        {say.copyBuiltIn}
      </Key>
    </>
  );
  return (
    <Page title={rules.name} back={back} foot={foot} class="rules-screen">
      <p>{say.fixed}</p>
      <KeyLink kind="left" to={paths.rulesReference(profile.id)}>
        {words.value.reference.title}
      </KeyLink>
      <h2 class="vh">{say.title}</h2>
      <RulesForm rules={rules} defaults={rules} confirmed={confirmed} />
    </Page>
  );
}
