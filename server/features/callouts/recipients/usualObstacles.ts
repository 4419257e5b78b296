/** What keeps usual doctors from their lists, and what they are asked about, in one statement however many there are of both. */
import { type ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type Skip } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { withDates } from "../../../db/jsonDates.ts";
import { type Tables } from "../../../db/schema.ts";
import { type Span } from "../../../domain/span.ts";
import { isGivenUp, usualAnswer } from "../state/usualAnswer.ts";
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

/** The lists of running callouts that are the doctor's own to answer for. */
const asked = (e: Doctors, { starts_at, ends_at }: Span) =>
  jsonArrayFrom(
    e
      .selectFrom("responses")
      .innerJoin("callouts", "callouts.id", "responses.callout_id")
      .innerJoin("lists", "lists.id", "responses.list_id")
      .select(["responses.response", "responses.outcome", "callouts.asks_usual", "callouts.respond_by"])
      .select(["lists.starts_at", "lists.ends_at"])
      .whereRef("responses.doctor_id", "=", "doctors.id")
      .where("callouts.asks_usual", "=", true)
      .where("callouts.status", "=", "open")
      .where("lists.cover_status", "=", "calling")
      .where("lists.starts_at", "<", ends_at)
      .where("lists.ends_at", ">", starts_at),
  );

type Obstacles = {
  /** Why the doctor cannot be asked about the list; undefined: nothing speaks against it. */
  obstacle: (doctorId: number, list: Placed) => Skip | undefined;
  /** When the lists are that wait for this doctor alone. */
  askedAbout: (doctorId: number) => readonly Span[];
};

export async function usualObstacles(
  db: Db | Tx,
  doctorIds: readonly number[],
  lists: readonly Placed[],
  now: Date,
): Promise<Obstacles> {
  if (doctorIds.length === 0 || lists.length === 0) return { obstacle: () => undefined, askedAbout: () => [] };
  const all: Span = {
    starts_at: new Date(Math.min(...lists.map((list) => list.starts_at.getTime()))),
    ends_at: new Date(Math.max(...lists.map((list) => list.ends_at.getTime()))),
  };
  const found = await db
    .selectFrom("doctors")
    .selectAll()
    .select((e) => [bookings(e, all).as("bookings"), away(e, all).as("away"), sites(e).as("sites")])
    .select((e) => asked(e, all).as("asked"))
    .where("id", "in", doctorIds)
    .execute();
  const byId = new Map(
    found.map((doctor) => {
      const booked = doctor.bookings.map((one) => withDates(one, ["starts_at", "ends_at"]));
      const leave = doctor.away.map((one) => withDates(one, ["starts_at", "ends_at"]));
      const waiting = doctor.asked
        .map((one) => withDates(one, ["starts_at", "ends_at", "respond_by"]))
        .filter((one) => !isGivenUp(usualAnswer(one, [one], now)));
      return [doctor.id, { doctor, booked, waiting, against: againstOf(leave, doctor.sites) }];
    }),
  );
  return {
    obstacle: (doctorId, list) => {
      const known = byId.get(doctorId);
      if (!known) return undefined;
      return unreachable(known.doctor, [list], now) ?? skipFor(doctorId, list, known.against, known.booked);
    },
    askedAbout: (doctorId) => byId.get(doctorId)?.waiting ?? [],
  };
}
