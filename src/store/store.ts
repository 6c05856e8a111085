import { type Night, ok, type Payment, type Profile, type Result, type Season } from "../model/index.ts";
import { type Copies, copies } from "./copies.ts";
import { type Device, device } from "./device.ts";
import { type Directory, nights, type PeopleDirectory, payments, people, profiles, seasons } from "./directory.ts";
import { type Drafts, drafts } from "./drafts.ts";
import { type EveningShelf, eveningShelf } from "./evenings.ts";
import type { StoreFault } from "./fault.ts";
import { type DrawerOptions, openDrawer } from "./open.ts";
import { placeApart } from "./reserve/place.ts";
import { type RevisionLog, revisionLog } from "./revisions.ts";
import { type Summaries, summaries } from "./summaries.ts";

/** The drawer: all that is kept in this browser. Nothing here throws; every tab sees what the others store. */
export interface Store {
  readonly people: PeopleDirectory;
  readonly profiles: Directory<Profile>;
  readonly seasons: Directory<Season>;
  readonly nights: Directory<Night>;
  readonly payments: Directory<Payment>;
  readonly evenings: EveningShelf;
  readonly summaries: Summaries;
  readonly revisions: RevisionLog;
  readonly drafts: Drafts;
  readonly device: Device;
  readonly copies: Copies;
  close(): void;
}

/** Opens the drawer, or says why it cannot be opened. */
export async function openStore(options: DrawerOptions = {}): Promise<Result<Store, StoreFault>> {
  const opened = await openDrawer({ place: placeApart(), ...options });
  if (!opened.ok) return opened;
  const drawer = opened.value;
  return ok({
    people: people(drawer),
    profiles: profiles(drawer),
    seasons: seasons(drawer),
    nights: nights(drawer),
    payments: payments(drawer),
    evenings: eveningShelf(drawer),
    summaries: summaries(drawer),
    revisions: revisionLog(drawer),
    drafts: drafts(drawer),
    device: device(drawer),
    copies: copies(drawer),
    close: () => drawer.close(),
  });
}
