/** First come: of which lists a doctor's yes to the whole would book at once. What mail and page promise is what happens. */
import { isRunning } from "../../../../src/contract/callout.ts";
import { type Tx } from "../../../db/database.ts";
import { rangeOf } from "../../../domain/coverage.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { overlap } from "../../../domain/span.ts";
import { hasRoomFor, type LockedCallout } from "../state/lockCallout.ts";
import { bookingsOf } from "./chooseRecipients.ts";
import { archivedOf, reasonsAgainst } from "./reasonsAgainst.ts";

type Asked = Pick<LockedCallout, "callout" | "lists" | "responses" | "offers">;

/** A list that nobody is booked for yet in part, and that no standby is being asked about alone. */
const isWhollyOpen = (asked: Asked, list: ListRecord, now: Date): boolean =>
  list.cover_status === "calling" &&
  list.starts_at > now &&
  hasRoomFor(asked, list, rangeOf(list)) &&
  !asked.offers.some((offer) => offer.list_id === list.id);

type Placed = Parameters<typeof reasonsAgainst>[2][number] & { id: number; site_id: number; date: string };

/**
 * By doctor, the ids of the lists that nothing keeps them from: nobody is booked who is booked elsewhere then, or for whom
 * somebody would have to be asked once more because of a credential; and nobody who is archived.
 */
export async function freeLists(
  tx: Tx,
  lists: readonly Placed[],
  doctorIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  if (lists.length === 0) return new Map();
  const ids = [...new Set(doctorIds)];
  const bookings = Map.groupBy(await bookingsOf(tx, ids, lists), (one) => one.doctor_id);
  const against = await reasonsAgainst(tx, ids, lists);
  const archived = await archivedOf(tx, ids);
  const isFree = (id: number, list: Placed): boolean =>
    !archived.has(id) &&
    !(bookings.get(id) ?? []).some((booking) => overlap(list, booking)) &&
    against.credentialed(id, list);
  return new Map(ids.map((id) => [id, new Set(lists.filter((list) => isFree(id, list)).map((list) => list.id))]));
}

/** By doctor, the ids of those lists. */
export async function instantLists(
  { tx, now }: { tx: Tx; now: Date },
  asked: Asked,
  doctorIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  const { mode, status } = asked.callout;
  if (mode !== "first_come" || !isRunning(status)) return new Map();
  const open = asked.lists.filter((list) => isWhollyOpen(asked, list, now));
  return freeLists(tx, open, doctorIds);
}
