/** What keeps usual doctors from their lists, in one statement however many there are of both. */
import { type ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type Skip } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { withDates } from "../../../db/jsonDates.ts";
import { type Tables } from "../../../db/schema.ts";
import { type Span } from "../../../domain/span.ts";
import { type Placed, skipFor, unreachable } from "./chooseRecipients.ts";
import { againstOf } from "./reasonsAgainst.ts";

type Doctors = ExpressionBuilder<Tables, "doctors">;

const bookings = (e: Doctors, { starts_at, ends_at }: Span) =>
  jsonArrayFrom(
    e
      .selectFrom("responses")
      .select((b) => [b.ref("booked_from").$notNull().as("starts_at"), b.ref("booked_to").$notNull().as("ends_at")])
      .whereRef("responses.doctor_id", "=", "doctors.id")
      .where("outcome", "=", "confirmed")
      .where("booked_from", "<", ends_at)
      .where("booked_to", ">", starts_at),
  );

const away = (e: Doctors, { starts_at, ends_at }: Span) =>
  jsonArrayFrom(
    e
      .selectFrom("doctor_unavailabilities as away")
      .select(["away.doctor_id", "away.starts_at", "away.ends_at"])
      .whereRef("away.doctor_id", "=", "doctors.id")
      .where("away.starts_at", "<", ends_at)
      .where("away.ends_at", ">", starts_at),
  );

const sites = (e: Doctors) =>
  jsonArrayFrom(
    e
      .selectFrom("doctor_sites as at")
      .select(["at.doctor_id", "at.site_id", "at.credentialed_until"])
      .whereRef("at.doctor_id", "=", "doctors.id"),
  );

/** Says of a doctor and a list why that doctor cannot be asked about it; undefined: nothing speaks against it. */
export async function usualObstacles(
  db: Db | Tx,
  doctorIds: readonly number[],
  lists: readonly Placed[],
  now: Date,
): Promise<(doctorId: number, list: Placed) => Skip | undefined> {
  if (doctorIds.length === 0 || lists.length === 0) return () => undefined;
  const all: Span = {
    starts_at: new Date(Math.min(...lists.map((list) => list.starts_at.getTime()))),
    ends_at: new Date(Math.max(...lists.map((list) => list.ends_at.getTime()))),
  };
  const found = await db
    .selectFrom("doctors")
    .selectAll()
    .select((e) => [bookings(e, all).as("bookings"), away(e, all).as("away"), sites(e).as("sites")])
    .where("id", "in", doctorIds)
    .execute();
  const byId = new Map(
    found.map((doctor) => {
      const booked = doctor.bookings.map((one) => withDates(one, ["starts_at", "ends_at"]));
      const leave = doctor.away.map((one) => withDates(one, ["starts_at", "ends_at"]));
      return [doctor.id, { doctor, booked, against: againstOf(leave, doctor.sites) }];
    }),
  );
  return (doctorId, list) => {
    const known = byId.get(doctorId);
    if (!known) return undefined;
    return unreachable(known.doctor, [list], now) ?? skipFor(doctorId, list, known.against, known.booked);
  };
}
