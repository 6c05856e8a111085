import type { EveningCard } from "../../../state/index.ts";
import { Confirm, FaultNotice } from "../../components/index.ts";
import { dayAndPlace } from "../../evening/day.ts";
import { Deleted, useDelete } from "../../evening/deleted.tsx";
import { Sample } from "../../evening/sample.tsx";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { SettingsPage } from "./settings-page.tsx";

/** Every evening on this device, each of which can be deleted. */
export function Evenings() {
  const { title, intro, none } = words.value.settings.evenings;
  const evenings = useApp().evenings.value ?? [];
  return (
    <SettingsPage title={title}>
      <p>{evenings.length === 0 ? none : intro}</p>
      <Deleted />
      <ul>
        {evenings.map((evening) => (
          <li key={evening.id} class="deletable">
            <Deletable evening={evening} />
          </li>
        ))}
      </ul>
      <Sample />
    </SettingsPage>
  );
}

function Deletable({ evening }: { readonly evening: EveningCard }) {
  const { settings, common, format } = words.value;
  const { running, deals, ask, keep } = settings.evenings;
  const { fault, remove } = useDelete();
  return (
    <>
      <p>
        <b>{dayAndPlace(evening)}</b>
        <span class="quiet">
          {deals(evening.deals)}
          {evening.running ? `, ${running}` : ""}
        </span>
      </p>
      <Confirm
        kind="plain"
        question={ask(format.day(evening.startedAt))}
        yes={common.remove}
        no={keep}
        onConfirm={() => remove(evening)}
      >
        {common.remove}
      </Confirm>
      <FaultNotice fault={fault} />
    </>
  );
}
