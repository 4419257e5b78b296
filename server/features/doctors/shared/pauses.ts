/** A doctor's pause, also where the archive keeps it for the day they come back. */
import { sql } from "kysely";
import { type DoctorRecord } from "../../../domain/records.ts";

/** In the archive, where the status is another one: until when whoever wants no mail at all is paused. */
const EVER = new Date("9999-12-31T00:00:00Z");

type Pausing = Pick<DoctorRecord, "status" | "paused_until">;

/** What the archive notes of it. */
export const keptUntil = ({ status, paused_until }: Pausing): Date | null =>
  status === "paused" ? (paused_until ?? EVER) : null;

/** What an archived doctor comes back with: a pause that has not ended goes on. */
export function keptPause(now: Date, { paused_until }: Pausing): Pausing {
  const status = paused_until && paused_until > now ? "paused" : "active";
  return { status, paused_until: paused_until?.getTime() === EVER.getTime() ? null : paused_until };
}

/** `statusAt` in a query of doctors: whether one is paused. */
export const pausedAt = (now: Date) =>
  sql<boolean>`(doctors.status = 'paused' and (doctors.paused_until is null or doctors.paused_until > ${now}))`;
