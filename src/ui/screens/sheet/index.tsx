import type { LiveEvening } from "../../../state/index.ts";
import { Key, Page } from "../../components/index.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { Sheet } from "../../sheet/sheet.tsx";
import { words } from "../../words.ts";

export default function SheetScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />}>
      {(live) => <ToPrint live={live} />}
    </WithEvening>
  );
}

/** The evening as it will be on paper, and the key that prints it. */
function ToPrint({ live }: { readonly live: LiveEvening }) {
  const { share } = words.value;
  return (
    <Page
      title={share.sheet.title}
      class="sheet-page"
      back={{ to: paths.share(live.id), label: share.title }}
      foot={
        <Key kind="main" onClick={() => window.print()}>
          {share.sheet.print}
        </Key>
      }
    >
      <Sheet live={live} />
    </Page>
  );
}
