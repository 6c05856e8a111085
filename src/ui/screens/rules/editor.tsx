import { useState } from "preact/hooks";
import type { Fault, RuleProfile } from "../../../state/index.ts";
import { FaultNotice, Key, Notice, Page } from "../../components/index.ts";
import { RulesForm } from "../../rules/rules-form.tsx";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { type Draft, useDraft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { Confirm } from "./confirm.tsx";
import { type Edited, editedProfile, NO_EDITS, type ProfileEdits, type Wrong } from "./form.ts";
import { Ways } from "./ways.tsx";

interface Props {
  readonly profile: RuleProfile;
  readonly back: { readonly to: string; readonly label: string };
}

/** The club's own rules: every amount and option, what is confirmed, and what else can be done with them. */
export function Editor({ profile, back }: Props) {
  const draft = useDraft(`rules/${profile.id}`, "rules 1", () => NO_EDITS);
  if (draft === undefined) return <Page title={profile.rules.name} back={back} />;
  return <Form profile={profile} back={back} draft={draft} />;
}

function Form({ profile, back, draft }: Props & { readonly draft: Draft<ProfileEdits> }) {
  const { games, profiles } = useApp();
  const { profiles: say } = words.value;
  const others = (profiles.all.value ?? []).filter(({ id, game }) => id !== profile.id && game === profile.game);
  const around = { check: profiles.check, taken: others.map(({ rules }) => rules.name) };
  const edited = editedProfile(draft.value, profile, around);
  const defaults = games[profile.game].defaultRules;
  const clear = (
    <Key kind="plain" onClick={draft.clear}>
      {say.clear}
    </Key>
  );
  return (
    <Page
      title={profile.rules.name}
      back={back}
      action={edited.changed ? clear : undefined}
      foot={<Save edited={edited} unkept={draft.unkept} onSaved={draft.clear} />}
      class="rules-screen"
    >
      <Confirm
        rules={edited.profile.rules}
        defaults={defaults}
        confirmed={edited.profile.confirmed}
        onChange={(confirmed) => draft.change({ confirmed })}
      />
      <h2 class="vh">{say.title}</h2>
      <RulesForm
        rules={profile.rules}
        defaults={defaults}
        confirmed={edited.profile.confirmed}
        edits={draft.value.rules}
        onChange={(rules) => draft.change({ rules })}
        problem={(rule) => said(edited.wrong.get(rule))}
      />
      <Ways profile={profile} onRemoved={draft.clear} />
    </Page>
  );
}

function said(wrong: Wrong | undefined): string | undefined {
  const { profiles, rulesPage } = words.value;
  return wrong && (wrong === "notAmount" ? rulesPage.notAmount : profiles[wrong]);
}

interface SaveProps {
  readonly edited: Edited;
  readonly unkept: Fault | undefined;
  readonly onSaved: () => void;
}

function Save({ edited, unkept, onSaved }: SaveProps) {
  const { profiles } = useApp();
  const { fault, run } = useCommand();
  const { profiles: say } = words.value;
  const { profile, wrong, changed } = edited;
  const [saved, setSaved] = useState(false);
  const save = () =>
    run(profiles.save(profile), () => {
      onSaved();
      setSaved(true);
    });
  const jump = () => document.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  return (
    <>
      <FaultNotice fault={fault ?? unkept} />
      {saved && !changed ? <Notice live lead={say.saved} /> : null}
      {wrong.size > 0 ? (
        <Key kind="wait" onClick={jump}>
          {say.correct}
        </Key>
      ) : (
        <Key kind={changed ? "main" : "wait"} onClick={changed ? save : undefined}>
          {changed ? say.save : say.nothing}
        </Key>
      )}
    </>
  );
}
