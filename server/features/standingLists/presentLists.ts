/** The lists that some days have by now, with the callout that asks for each. */
import { type CalloutStatus, type Outcome, type ResponseState } from "../../../src/contract/callout.ts";
import { type Db, type Tx } from "../../db/database.ts";

const LIVE: readonly CalloutStatus[] = ["draft", "scheduled", "open", "confirmed"];

type Days = { from: string; to: string };

const rowsOf = (db: Db | Tx, { from, to }: Days) =>
  db
    .selectFrom("lists")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .leftJoin("callout_lists", "callout_lists.list_id", "lists.id")
    .leftJoin("callouts", (join) =>
      join.onRef("callouts.id", "=", "callout_lists.callout_id").on("callouts.status", "in", LIVE),
    )
    .leftJoin("responses", (join) =>
      join
        .onRef("responses.callout_id", "=", "callouts.id")
        .onRef("responses.list_id", "=", "lists.id")
        .on("callouts.asks_usual", "=", true),
    )
    .select(["lists.id", "lists.date", "lists.starts_at", "lists.ends_at", "lists.site_id", "lists.theatre"])
    .select(["lists.surgeon_id", "lists.role_needed", "lists.cover_status", "standing_list_id", "planned_for"])
    .select(["sites.short_name as site_short_name", "callouts.id as callout_id", "callouts.reference"])
    .select([
      "callouts.status",
      "callouts.asks_usual",
      "callouts.respond_by",
      "responses.response",
      "responses.outcome",
    ])
    .select((e) => e.fn.coalesce("surgeons.display_name", "lists.surgeon_name").as("surgeon"))
    .where((e) =>
      e.or([
        e.and([e("lists.date", ">=", from), e("lists.date", "<=", to)]),
        e.and([e("planned_for", ">=", from), e("planned_for", "<=", to)]),
      ]),
    )
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

export type PresentList = Omit<
  Row,
  "callout_id" | "reference" | "status" | "asks_usual" | "respond_by" | "response" | "outcome"
> & {
  callout: {
    id: number;
    reference: string;
    status: CalloutStatus;
    asks_usual: boolean;
    respond_by: Date | null;
  } | null;
  answers: { response: ResponseState; outcome: Outcome }[];
};

function calloutOf({ callout_id: id, reference, status, asks_usual, respond_by }: Row): PresentList["callout"] {
  if (id === null || reference === null || status === null) return null;
  return { id, reference, status, asks_usual: asks_usual ?? false, respond_by };
}

/** `inDays`: on these days. `planned`: by standing list and its day, wherever the list is by now. */
export async function presentLists(db: Db | Tx, days: Days) {
  // A list has a row for each of its callouts and answers.
  const grouped = Map.groupBy(await rowsOf(db, days), (row) => row.id);
  const lists = [...grouped.values()].flatMap((rows): PresentList[] => {
    const row = rows.find(({ callout_id }) => callout_id !== null) ?? rows[0];
    if (!row) return [];
    const answers = rows.flatMap(({ response, outcome }) => (response && outcome ? [{ response, outcome }] : []));
    return [{ ...row, callout: calloutOf(row), answers }];
  });
  return {
    inDays: lists.filter(({ date }) => date >= days.from && date <= days.to),
    planned: new Map(lists.map((list) => [`${list.standing_list_id} ${list.planned_for}`, list])),
  };
}
