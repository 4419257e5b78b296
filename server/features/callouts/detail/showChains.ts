/** The standbys of a callout's lists who are, or were, asked one after another. */
import { type Kysely, type Selectable } from "kysely";
import { type StandbyChain } from "../../../../src/contract/shapes/calloutList.ts";
import { type Tables } from "../../../db/schema.ts";
import { rangeOf, roomWithin, wallSpan } from "../../../domain/coverage.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { bookingsFor, offeredRange } from "../state/lockCallout.ts";
import { standbyLine } from "../state/rankStandbys.ts";
import { type FoundAnswer } from "./showAnswers.ts";

type Db = Kysely<Tables>;

const offersOf = (db: Db, calloutId: number) =>
  db
    .selectFrom("standby_offers")
    .innerJoin("responses", "responses.id", "standby_offers.response_id")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .selectAll("standby_offers")
    .select(["doctors.id as doctor_id", "doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"])
    .where("standby_offers.callout_id", "=", calloutId)
    .orderBy("standby_offers.offered_at")
    .orderBy("standby_offers.id")
    .execute();

type ChainedList = Pick<
  Selectable<Tables["lists"]>,
  "id" | "starts_at" | "ends_at" | "positions" | "time_zone" | "chain_state" | "chain_started_at"
>;
type Asked = { lists: readonly ChainedList[]; answers: FoundAnswer[] };

/** Whether the standby could take over something that is open; with the same rule the chain passes over who cannot. */
const fits = (list: ChainedList, responses: readonly FoundAnswer[], one: FoundAnswer): boolean =>
  roomWithin(list, bookingsFor({ responses }, list), offeredRange(one, list) ?? rangeOf(list)) !== undefined;

/** `lists`: all of the callout's, in their order. */
export async function chainsOf(db: Db, calloutId: number, { lists, answers }: Asked): Promise<StandbyChain[]> {
  const chained = lists.filter(({ chain_state }) => chain_state !== null);
  if (chained.length === 0) return [];
  const offers = await offersOf(db, calloutId);
  return chained.map((list): StandbyChain => {
    const since = list.chain_started_at?.getTime() ?? 0;
    const run = offers.filter((one) => one.list_id === list.id && one.offered_at.getTime() >= since);
    const known = new Set(run.filter(({ status }) => status !== "withdrawn").map((one) => one.response_id));
    const open = run.find((one) => one.status === "open");
    return {
      list_id: list.id,
      state: list.chain_state ?? "stopped",
      offer: open
        ? {
            ...wallSpan(list, { from: open.offered_from, to: open.offered_to }),
            response_id: open.response_id,
            doctor: doctorRef({ ...open, id: open.doctor_id }),
            offered_at: open.offered_at.toISOString(),
            expires_at: open.expires_at.toISOString(),
          }
        : null,
      asked: run.flatMap(({ status, ...one }) =>
        status === "open" ? [] : [{ doctor: doctorRef({ ...one, id: one.doctor_id }), result: status }],
      ),
      next: standbyLine({ responses: answers }, list.id)
        .filter((one) => !known.has(one.id) && one.archived_at === null && fits(list, answers, one))
        .map((one) => doctorRef({ ...one, id: one.doctor_id })),
    };
  });
}
