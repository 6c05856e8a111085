import { Page } from "../../components/index.ts";
import { PastEvening } from "../../evening/past-evening.tsx";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

/** All evenings. */
export default function Evenings() {
  const { start } = words.value;
  return (
    <Page title={start.past}>
      <ul>
        {(useApp().evenings.value ?? []).map((evening) => (
          <li key={evening.id}>
            <PastEvening evening={evening} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
