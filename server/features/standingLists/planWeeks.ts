/** Makes lists of the chosen days, each once however often and by whomever it is asked for, and asks their usual doctors. */
import { SECOND_MS } from "../../../src/contract/durations.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { type PlanRequest, type PlanResult } from "../../../src/contract/shapes/planning.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { type PlannedList } from "../../domain/records.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { askUsualDoctor, countPlan } from "../callouts/public.ts";
import { listValues, resolveLists } from "../lists/public.ts";
import { recordChange } from "../notifications/public.ts";
import { isDayOf } from "./occurrences.ts";
import {
  presentStandingList,
  type StoredStandingList,
  staleStandingList,
  standingLists,
  usualDoctor,
} from "./standingLists.ts";
import { usualTurn } from "./usualTurn.ts";

type Entry = PlanRequest["entries"][number];
type Chosen = { list: StoredStandingList; date: string };

const wrongDate = (index: number) => invalid({ [`entries.${index}.date`]: ["is not a day of this standing list"] });

/** Locked, so that whoever plans the same days waits. Throws 404, 409 `stale` or 422. */
async function lockChosen({ tx }: CompanyWork, entries: readonly Entry[]): Promise<Chosen[]> {
  const ids = [...new Set(entries.map((entry) => entry.standing_list_id))];
  await tx.selectFrom("standing_lists").select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
  const byId = new Map((await standingLists(tx)).map((list) => [list.id, list]));
  return entries.map(({ standing_list_id, date, lock_version }, index) => {
    const list = byId.get(standing_list_id);
    if (!list) throw notFound("standing_list");
    if (list.lock_version !== lock_version) throw staleStandingList(presentStandingList(list));
    if (!isDayOf(list, date)) throw wrongDate(index);
    return { list, date };
  });
}

const keyOf = ({ list, date }: Chosen): string => `${list.id} ${date}`;

/** Each once: those that are there already, with their lists, and the others. */
async function splitPlanned({ tx }: CompanyWork, chosen: readonly Chosen[]) {
  const rows = await tx
    .selectFrom("lists")
    .select(["id", "standing_list_id", "planned_for"])
    .where(
      "standing_list_id",
      "in",
      chosen.map(({ list }) => list.id),
    )
    .where(
      "planned_for",
      "in",
      chosen.map(({ date }) => date),
    )
    .execute();
  const there = new Map(rows.map((row) => [`${row.standing_list_id} ${row.planned_for}`, row.id]));
  const existing: PlanResult["existing"] = [];
  const fresh: Chosen[] = [];
  for (const [key, one] of new Map(chosen.map((each) => [keyOf(each), each]))) {
    const list_id = there.get(key);
    if (list_id === undefined) fresh.push(one);
    else existing.push({ standing_list_id: one.list.id, date: one.date, list_id });
  }
  return { existing, fresh };
}

const inputOf = ({ list, date }: Chosen): ListInput => ({
  date,
  session: list.session,
  start_time: list.start_time,
  end_time: list.end_time,
  site_id: list.site_id,
  theatre: list.theatre,
  surgeon_id: list.surgeon_id,
  specialty: list.specialty,
  role_needed: list.role_needed,
  positions: list.positions,
});

type Made = Chosen & { id: number; planned: PlannedList };

async function makeLists(unit: CompanyWork, chosen: readonly Chosen[], { userId }: By): Promise<Made[]> {
  const { tx, now, companyId: company_id } = unit;
  const planned: { one: Chosen; list: PlannedList }[] = [];
  for (const [index, one] of chosen.entries()) {
    const [list] = await resolveLists(tx, [inputOf(one)], {
      fieldName: (field) => `entries.${index}.${field}`,
      kept: [one.list],
    });
    if (!list) throw new Error("One list was asked for");
    if (list.starts_at <= now) throw invalid({ [`entries.${index}.date`]: ["must be in the future"] });
    planned.push({ one, list });
  }
  const rows = await tx
    .insertInto("lists")
    .values(
      planned.map(({ one, list }) => ({
        ...listValues(list),
        company_id,
        standing_list_id: one.list.id,
        planned_for: one.date,
        updated_by: userId,
        updated_at: now,
      })),
    )
    .returning(["id", "standing_list_id", "planned_for"])
    .execute();
  const ids = new Map(rows.map((row) => [`${row.standing_list_id} ${row.planned_for}`, row.id]));
  return planned.map(({ one, list }) => ({ ...one, id: ids.get(keyOf(one)) ?? 0, planned: list }));
}

type Asked = Pick<PlanResult, "asked" | "callouts">;
const NOBODY: Asked = { asked: [], callouts: [] };

const [, MOST_LISTS] = LIMITS.listsPerCallout;

/** As many at a time as one callout takes. */
const inCallouts = <List>(lists: readonly List[]): List[][] =>
  Array.from({ length: Math.ceil(lists.length / MOST_LISTS) }, (_, at) =>
    lists.slice(at * MOST_LISTS, (at + 1) * MOST_LISTS),
  );

/** Only whom nothing keeps from a list is asked about it; the others' lists stay open for everybody. */
async function askUsual(unit: CompanyWork, made: readonly Made[], { userId }: By): Promise<Asked> {
  const usual = made
    .flatMap((one) => {
      const doctor = usualDoctor(one.list);
      return doctor ? [{ ...one, doctor }] : [];
    })
    .sort((one, other) => one.planned.starts_at.getTime() - other.planned.starts_at.getTime());
  const turn = await usualTurn(unit.tx, {
    doctorIds: usual.map(({ doctor }) => doctor.id),
    lists: usual.map(({ planned }) => planned),
    now: unit.now,
  });
  const free = usual.filter(({ doctor, planned }) => turn(doctor.id, planned, true) === null);
  const mailed: Asked = { asked: [], callouts: [] };
  for (const own of [...Map.groupBy(free, ({ doctor }) => doctor.id).values()].flatMap(inCallouts)) {
    const [first] = own;
    if (!first) continue;
    const lists = own.map(({ id, planned, ...one }) => ({ ...inputOf(one), id, starts_at: planned.starts_at }));
    mailed.callouts.push(await askUsualDoctor(unit, { doctorId: first.doctor.id, lists }, userId));
    mailed.asked.push({ doctor: first.doctor, lists: lists.length });
  }
  return mailed;
}

export async function planWeeks(unit: CompanyWork, by: By, { entries, ask_usual }: PlanRequest): Promise<PlanResult> {
  const chosen = await lockChosen(unit, entries);
  const { existing, fresh } = await splitPlanned(unit, chosen);
  if (fresh.length === 0) return { created: 0, existing, ...NOBODY, lists: [], call_back_ms: 0 };
  const made = await makeLists(unit, fresh, by);
  const dates = made.map(({ date }) => date).sort();
  const params = { added: made.length, from: dates[0] ?? "", to: dates.at(-1) ?? "" };
  await auditBy(unit, by, { action: "weeks_planned", params });
  const asked = ask_usual ? await askUsual(unit, made, by) : NOBODY;
  if (asked.callouts.length > 0) await countPlan(unit);
  await recordChange(unit, null);
  const lists = await unit.tx
    .selectFrom("lists")
    .select(["id", "lock_version"])
    .where(
      "id",
      "in",
      made.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  const call_back_ms = asked.callouts.length > 0 ? unit.ports.config.callBackSeconds * SECOND_MS : 0;
  return { created: made.length, existing, ...asked, lists, call_back_ms };
}
