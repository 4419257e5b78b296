/** What speaks against asking a doctor for some lists: away, or not credentialed at the site, every time (product.md Q1). */
import { type Tx } from "../../db/database.ts";

type Span = { starts_at: Date; ends_at: Date };
export type PlacedSpan = Span & { site_id: number; date: string };
type Credential = { site_id: number; credentialed_until: string | null };

const touches = (one: Span, other: Span): boolean => one.starts_at < other.ends_at && other.starts_at < one.ends_at;

/** Where nothing is recorded for a doctor, no site is ruled out. The last day counts as one. */
const isCredentialed = (credentials: readonly Credential[], { site_id, date }: PlacedSpan): boolean =>
  credentials.length === 0 ||
  credentials.some(
    (one) => one.site_id === site_id && (one.credentialed_until === null || one.credentialed_until >= date),
  );

export type Against = {
  onLeave: (doctorId: number, list: Span) => boolean;
  credentialed: (doctorId: number, list: PlacedSpan) => boolean;
};

/** The times away and credentials of these doctors, read once for all lists. */
export async function reasonsAgainst(tx: Tx, doctorIds: number[], lists: readonly Span[]): Promise<Against> {
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
  const awayBy = Map.groupBy(away, (one) => one.doctor_id);
  const sitesBy = Map.groupBy(sites, (one) => one.doctor_id);
  return {
    onLeave: (doctorId, list) => (awayBy.get(doctorId) ?? []).some((one) => touches(one, list)),
    credentialed: (doctorId, list) => isCredentialed(sitesBy.get(doctorId) ?? [], list),
  };
}
