import { cameFrom } from "../../came-from.ts";
import { useClub } from "../../club/use-club.ts";
import { Page } from "../../components/index.ts";
import type { ScreenProps } from "../../routes.ts";
import { words } from "../../words.ts";
import { Accounts } from "./accounts.tsx";
import { PersonStatement } from "./statement.tsx";
import "./money.css";

/** The running account of everybody, or how one person's came to what it is. */
export default function MoneyScreen({ params }: ScreenProps) {
  const club = useClub();
  const person = params["person"];
  if (club !== null && person !== undefined) return <PersonStatement club={club} person={person} />;
  return (
    <Page title={words.value.club.account} back={cameFrom()} class="money">
      {club === null ? null : <Accounts club={club} />}
    </Page>
  );
}
