/** The calls about a callout: who rang whom, what came of it, and who is on the telephone now. */
import { type Kysely } from "kysely";
import { type PhoneCall, type RingRound } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { type Tables } from "../../../db/schema.ts";
import { notFound } from "../../../http/problem.ts";

/** More than any callout should gather; the newest are kept. */
const MOST_CALLS = 500;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const callsQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom("phone_calls")
    .innerJoin("users", "users.id", "phone_calls.user_id")
    .selectAll("phone_calls")
    .select(["users.first_name", "users.last_name"]);

export type FoundCall = Awaited<ReturnType<ReturnType<typeof callsQuery>["executeTakeFirstOrThrow"]>>;

/** The call under way to a doctor, about whichever callout, whether or not its lease has lapsed. */
export const callUnderWay = (db: Kysely<Tables>, doctorId: number): Promise<FoundCall | undefined> =>
  callsQuery(db)
    .where("phone_calls.doctor_id", "=", doctorId)
    .where("phone_calls.ended_at", "is", null)
    .executeTakeFirst();

export const presentCall = (call: FoundCall): PhoneCall => ({
  id: call.id,
  recipient_id: call.recipient_id,
  user: { id: call.user_id, name: `${call.first_name} ${call.last_name}`.trim() },
  started_at: call.started_at.toISOString(),
  lapses_at: call.lapses_at.toISOString(),
  ended_at: iso(call.ended_at),
  result: call.result,
  call_back_at: iso(call.call_back_at),
  list_id: call.list_id,
});

/** Colleagues who are ringing one of its doctors about another callout: here too nobody else rings them meanwhile. */
const callsElsewhere = (db: Kysely<Tables>, calloutId: number, userId: number) =>
  callsQuery(db)
    .innerJoin("callout_recipients as here", "here.doctor_id", "phone_calls.doctor_id")
    .select("here.id as recipient_here")
    .where("here.callout_id", "=", calloutId)
    .where("phone_calls.callout_id", "!=", calloutId)
    .where("phone_calls.user_id", "!=", userId)
    .where("phone_calls.ended_at", "is", null)
    .execute();

/** As `userId` sees it. Throws `notFound` for ids that are not this company's. */
export async function showRingRound(db: Kysely<Tables>, calloutId: number, userId: number): Promise<RingRound> {
  const [callout, elsewhere, calls] = await Promise.all([
    db.selectFrom("callouts").select("id").where("id", "=", calloutId).executeTakeFirst(),
    callsElsewhere(db, calloutId, userId),
    callsQuery(db)
      .where("phone_calls.callout_id", "=", calloutId)
      .orderBy("phone_calls.started_at", "desc")
      .orderBy("phone_calls.id", "desc")
      .limit(MOST_CALLS)
      .execute(),
  ]);
  if (!callout) throw notFound("callout");
  const own = elsewhere.map((call) => ({ ...presentCall(call), recipient_id: call.recipient_here }));
  return { calls: [...own, ...calls.map(presentCall)] };
}
