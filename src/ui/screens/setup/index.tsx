import type { LiveEvening } from "../../../state/index.ts";
import { Page } from "../../components/index.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { useDraft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { NO_EDITS } from "./form.ts";
import { SetupForm } from "./setup-form.tsx";
import "./setup.css";

/** Everything about the evening as a whole, corrected: rules, price, names, seats, place and date. */
export default function Setup({ params: { id = "" } }: ScreenProps) {
  return (
    <WithEvening id={id} opening={<Page title={words.value.setup.title} />} changes>
      {(live) => <Opened key={live.id} live={live} />}
    </WithEvening>
  );
}

function Opened({ live }: { readonly live: LiveEvening }) {
  const draft = useDraft(`evening/${live.id}/setup`, "setup 1", () => NO_EDITS);
  const back = { to: paths.more(live.id), label: words.value.common.more };
  if (draft === undefined) return <Page title={words.value.setup.title} back={back} />;
  return <SetupForm live={live} draft={draft} back={back} />;
}
