import type { EveningCard } from "../../state/index.ts";
import { FaultNotice, Key, KeyLink, Notice, Page } from "../components/index.ts";
import { ScreenContext } from "../help/screen.ts";
import { paths } from "../paths.ts";
import { useApp } from "../use-app.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";
import { DeletedEvening } from "./deleted-evening.tsx";

/** What every screen of a deleted evening shows; brought back, the screen is there again. */
export function DeletedPage({ evening }: { readonly evening: EveningCard }) {
  const { restoreEvening } = useApp();
  const { fault, run } = useCommand();
  const { deleted, shell } = words.value;
  return (
    <ScreenContext.Provider value="">
      <Page title={deleted.here}>
        <DeletedEvening evening={evening} />
        <Notice live>{deleted.hereKeeps}</Notice>
        <FaultNotice fault={fault} />
        <Key kind="main" onClick={() => run(restoreEvening(evening.id))}>
          {deleted.bringBack}
        </Key>
        <KeyLink to={paths.start}>{shell.toStart}</KeyLink>
      </Page>
    </ScreenContext.Provider>
  );
}
