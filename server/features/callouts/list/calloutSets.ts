/** Callouts that other tables know of: by their words, by the doctors asked, by their lists. Each is told from one index. */
import {
  type AliasableExpression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SelectQueryNode,
  type SqlBool,
  sql,
} from "kysely";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { saysOfCallout } from "../../../db/likePattern.ts";
import { type Tables } from "../../../db/schema.ts";

/** A select of whichever table. */
export interface CalloutSet extends AliasableExpression<{ callout_id: number }> {
  get isSelectQueryBuilder(): true;
  toOperationNode(): SelectQueryNode;
}

const asked = expressionBuilder<Tables, never>();

/** For one callout of the query around it: looked up for each row, never joined as a whole, which OFFSET sees to. */
const ofThisOne = <Db, Table extends keyof Db, Row>(
  set: SelectQueryBuilder<Db, Table, Row>,
): SelectQueryBuilder<Db, Table, Row> =>
  set.where(sql<SqlBool>`${sql.ref("known.callout_id")} = ${sql.ref("callouts.id")}`).offset(sql.lit(0));

/** Reference, title, what is told of any list, or a doctor who offered or is booked. */
function matching(text: string, probe: boolean): CalloutSet {
  const set = asked
    .selectFrom("callout_texts as known")
    .select("known.callout_id")
    .where((t) => saysOfCallout(t.ref("known.text"), text));
  return probe ? ofThisOne(set) : set;
}

/** Any of the doctors. */
function asking(doctorIds: readonly number[], probe: boolean): CalloutSet {
  const set = asked
    .selectFrom("callout_recipients as known")
    .select("known.callout_id")
    .where("known.doctor_id", "in", doctorIds);
  if (probe) return ofThisOne(set);
  return doctorIds.length > 1 ? set.distinct() : set;
}

/** The conditions hold for one and the same list. */
function listing({ site_id, surgeon_id, role, from, to }: CalloutsQuery, probe: boolean): CalloutSet {
  let set = asked.selectFrom("callout_lists as known").select("known.callout_id");
  if (site_id) set = set.where("known.site_id", "in", site_id);
  if (surgeon_id) set = set.where("known.surgeon_id", "in", surgeon_id);
  if (role) set = set.where("known.role_needed", "in", role);
  if (from) set = set.where("known.date", ">=", from);
  if (to) set = set.where("known.date", "<=", to);
  return probe ? ofThisOne(set) : set.distinct();
}

/** `probe`: as a condition on each row, for queries that read many in order and stop soon. */
export function setsOf(query: CalloutsQuery, probe = false): CalloutSet[] {
  const { q, doctor_id, site_id, surgeon_id, role, from, to } = query;
  const sets: CalloutSet[] = [];
  if (q?.trim()) sets.push(matching(q.trim(), probe));
  if (doctor_id) sets.push(asking(doctor_id, probe));
  if (site_id || surgeon_id || role || from || to) sets.push(listing(query, probe));
  return sets;
}
