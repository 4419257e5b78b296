/** The standbys of a callout's lists who are, or were, asked one after another. */
import { type Kysely } from "kysely";
import { type StandbyChain } from "../../../../src/contract/shapes/calloutList.ts";
import { type Tables } from "../../../db/schema.ts";
import { wallSpan } from "../../../domain/coverage.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { standbyLine } from "../state/rankStandbys.ts";

type Db = Kysely<Tables>;

const NAME = ["doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"] as const;

const listsWithChains = (db: Db, calloutId: number) =>
  db
    .selectFrom("lists")
    .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
    .select(["lists.id", "lists.time_zone", "lists.chain_state", "lists.chain_started_at"])
    .where("callout_lists.callout_id", "=", calloutId)
    .where("lists.chain_state", "is not", null)
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .execute();

const offersOf = (db: Db, calloutId: number) =>
  db
    .selectFrom("standby_offers")
    .innerJoin("responses", "responses.id", "standby_offers.response_id")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .selectAll("standby_offers")
    .select(["doctors.id as doctor_id", ...NAME])
    .where("standby_offers.callout_id", "=", calloutId)
    .orderBy("standby_offers.offered_at")
    .orderBy("standby_offers.id")
    .execute();

const answersOf = (db: Db, calloutId: number) =>
  db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .selectAll("responses")
    .select(NAME)
    .where("responses.callout_id", "=", calloutId)
    .execute();

export async function chainsOf(db: Db, calloutId: number): Promise<StandbyChain[]> {
  const lists = await listsWithChains(db, calloutId);
  if (lists.length === 0) return [];
  const [offers, responses] = await Promise.all([offersOf(db, calloutId), answersOf(db, calloutId)]);
  return lists.map((list): StandbyChain => {
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
      next: standbyLine({ responses }, list.id)
        .filter((one) => !known.has(one.id))
        .map((one) => doctorRef({ ...one, id: one.doctor_id })),
    };
  });
}
