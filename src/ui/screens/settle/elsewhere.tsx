import { useMemo } from "preact/hooks";
import { isSample } from "../../../model/index.ts";
import type { Club } from "../../../state/club/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { useClub } from "../../club/use-club.ts";
import { KeyLink, ListLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** Where an evening is settled that is not paid here: with the other tables of the night, or in the running account. */
export function Elsewhere({ live }: { readonly live: LiveEvening }) {
  const club = useClub();
  if (club === null || isSample(live.id)) return null;
  return <InTheBooks club={club} live={live} />;
}

function InTheBooks({ club, live: { id } }: { readonly club: Club; readonly live: LiveEvening }) {
  const say = words.value.club;
  const night = club.nights.value?.find(({ evenings }) => evenings.includes(id));
  const joinable = useMemo(() => club.joinable(id), [club, id]).value ?? [];
  if (club.nights.value === null) return null;
  if (night !== undefined) {
    return <ListLink to={paths.night(night.id)} title={say.inNight} below={say.toNight} />;
  }
  return (
    <>
      <ListLink to={paths.money()} title={say.account} below={say.unpaidHere} />
      {joinable.length === 0 ? null : (
        <>
          <p>
            <b>{say.join}</b> {say.joinIs}
          </p>
          <KeyLink to={paths.joinTables(id)}>{say.joinKey}</KeyLink>
        </>
      )}
    </>
  );
}
