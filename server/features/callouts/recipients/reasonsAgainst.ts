/** What speaks against asking a doctor for some lists: away, or not credentialed at the site, every time; or archived. */
import { type Credential } from "../../../../src/contract/shapes/callout.ts";
import { type Tx } from "../../../db/database.ts";
import { overlap, type Span } from "../../../domain/span.ts";

export type PlacedSpan = Span & { site_id: number; date: string };
type DoctorSite = { site_id: number; credentialed_until: string | null };

/** Where nothing is recorded for a doctor, no site is ruled out. The last day counts as one. */
export function credentialFor(
  sites: readonly DoctorSite[],
  { site_id, date }: Omit<PlacedSpan, keyof Span>,
): Credential {
  if (sites.length === 0) return null;
  const here = sites.find((one) => one.site_id === site_id);
  if (!here) return { state: "missing", until: null };
  const until = here.credentialed_until;
  return { state: until === null || until >= date ? "valid" : "expired", until };
}

const isCredentialed = (credential: Credential): boolean => credential === null || credential.state === "valid";

export type Against = {
  onLeave: (doctorId: number, list: Span) => boolean;
  /** When the leave during the list ends. */
  leaveEnd: (doctorId: number, list: Span) => Date | undefined;
  credential: (doctorId: number, list: PlacedSpan) => Credential;
  credentialed: (doctorId: number, list: PlacedSpan) => boolean;
};

/** From what is on record of them. */
export function againstOf(
  away: readonly (Span & { doctor_id: number })[],
  sites: readonly (DoctorSite & { doctor_id: number })[],
): Against {
  const awayBy = Map.groupBy(away, (one) => one.doctor_id);
  const sitesBy = Map.groupBy(sites, (one) => one.doctor_id);
  const leaveOf = (doctorId: number, list: Span) => (awayBy.get(doctorId) ?? []).filter((one) => overlap(one, list));
  const credential = (doctorId: number, list: PlacedSpan) => credentialFor(sitesBy.get(doctorId) ?? [], list);
  return {
    onLeave: (doctorId, list) => leaveOf(doctorId, list).length > 0,
    leaveEnd: (doctorId, list) =>
      leaveOf(doctorId, list)
        .map((one) => one.ends_at)
        .sort((one, other) => Number(other) - Number(one))[0],
    credential,
    credentialed: (doctorId, list) => isCredentialed(credential(doctorId, list)),
  };
}

/** The times away and credentials of these doctors, read once for all lists. */
export async function reasonsAgainst(tx: Tx, doctorIds: readonly number[], lists: readonly Span[]): Promise<Against> {
  const ids = [0, ...doctorIds];
  const from = new Date(Math.min(...lists.map((list) => list.starts_at.getTime())));
  const to = new Date(Math.max(...lists.map((list) => list.ends_at.getTime())));
  const away = await tx
    .selectFrom("doctor_unavailabilities")
    .select(["doctor_id", "starts_at", "ends_at"])
    .where("doctor_id", "in", ids)
    .where("starts_at", "<", to)
    .where("ends_at", ">", from)
    .execute();
  const sites = await tx
    .selectFrom("doctor_sites")
    .select(["doctor_id", "site_id", "credentialed_until"])
    .where("doctor_id", "in", ids)
    .execute();
  return againstOf(away, sites);
}

/** Those of these doctors whom nobody asks or books any more. */
export async function archivedOf(tx: Tx, doctorIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom("doctors")
    .select("id")
    .where("id", "in", [0, ...doctorIds])
    .where("archived_at", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether it is on record that the doctor may not work at the site on that day. */
export async function lacksCredential(tx: Tx, doctorId: number, list: PlacedSpan): Promise<boolean> {
  const against = await reasonsAgainst(tx, [doctorId], [list]);
  return !against.credentialed(doctorId, list);
}
