import { accountIn, type LiveEvening } from "../../../state/index.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import { NotFound } from "../../not-found.tsx";
import type { ScreenProps } from "../../routes.ts";
import { AccountPage } from "./account.tsx";

export default function AccountScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />}>
      {(live) => <Found live={live} named={params["account"] ?? ""} />}
    </WithEvening>
  );
}

function Found({ live, named }: { readonly live: LiveEvening; readonly named: string }) {
  const account = accountIn(live.now.value.books, named);
  return account === undefined ? <NotFound /> : <AccountPage key={account} live={live} account={account} />;
}
