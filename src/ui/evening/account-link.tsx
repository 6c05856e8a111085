import type { ComponentChildren } from "preact";
import type { Account } from "../../model/index.ts";
import type { LiveEvening } from "../../state/index.ts";
import { ForwardIcon } from "../components/index.ts";
import { paths } from "../paths.ts";
import { words } from "../words.ts";
import "./account-link.css";

interface Props {
  readonly live: LiveEvening;
  readonly account: Account;
  /** Its name and key at the table, where it has them. */
  readonly tap?: string;
  readonly shortcut?: string | undefined;
  readonly children: ComponentChildren;
}

/** A name that leads to how its account came to hold what it holds. */
export function AccountLink({ live, account, tap, shortcut, children }: Props) {
  return (
    <a class="account-link" href={paths.account(live.id, account)} data-tap={tap} aria-keyshortcuts={shortcut}>
      <span>
        {children}
        <span class="vh">, {words.value.account.history}</span>
      </span>
      <ForwardIcon />
    </a>
  );
}
