import { useMemo } from "preact/hooks";
import { isSample } from "../../../model/index.ts";
import type { Club, Where } from "../../../state/club/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { useClub } from "../../club/use-club.ts";
import { KeyLink, ListLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly where: Where | null;
}

/** Where an evening is settled that is not paid here: with the other tables of the night, or in the running account. */
export function Elsewhere({ live, where }: Props) {
  const club = useClub();
  const say = words.value.club;
  if (club === null || where === null || isSample(live.id)) return null;
  switch (where.kind) {
    case "night":
      return <ListLink to={paths.night(where.night.id)} title={where.night.name ?? say.night} below={say.toNight} />;
    case "account":
      return (
        <ListLink
          to={paths.money()}
          title={say.account}
          below={where.clear ? say.elsewhere.account.clear : say.paidSince}
        />
      );
    case "here":
      return (
        <>
          <ListLink to={paths.money()} title={say.account} below={say.unpaidHere} />
          <Joinable club={club} live={live} />
        </>
      );
  }
}

function Joinable({ club, live: { id } }: { readonly club: Club; readonly live: LiveEvening }) {
  const say = words.value.club;
  const joinable = useMemo(() => club.joinable(id), [club, id]).value ?? [];
  if (joinable.length === 0) return null;
  return (
    <>
      <p>
        <b>{say.join}</b> {say.joinIs}
      </p>
      <KeyLink to={paths.joinTables(id)}>{say.joinKey}</KeyLink>
    </>
  );
}
