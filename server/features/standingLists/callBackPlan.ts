/** The emails that a plan would send, and taking the whole plan back while they are held. */
import { type CallBackPlanRequest, type PlanPreview, type PlanRequest } from "../../../src/contract/shapes/planning.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { Problem } from "../../http/problem.ts";
import { type CompanyWork, type Ports } from "../../platform/ports.ts";
import { rehearseMails } from "../../platform/rehearseMails.ts";
import { callBackUsualDoctor } from "../callouts/public.ts";
import { recordChange } from "../notifications/public.ts";
import { planWeeks } from "./planWeeks.ts";

/** One email for each callout in which a usual doctor is asked. */
export async function previewPlan(ports: Ports, companyId: number, by: By, asked: PlanRequest): Promise<PlanPreview> {
  const { result, mails } = await rehearseMails(ports, companyId, (unit) => planWeeks(unit, by, asked));
  // By doctor, in the order of the callouts.
  const emails = Map.groupBy(mails, ({ doctor }) => doctor.id);
  return {
    asked: result.asked.flatMap(({ doctor, lists }) => {
      const mail = emails.get(doctor.id)?.shift();
      return mail ? [{ doctor, lists, email: { subject: mail.subject, text: mail.text } }] : [];
    }),
  };
}

const changed = (): Problem =>
  new Problem(409, "stale", ["One of these lists has changed in the meantime. Please look again."]);

/** Locks the lists and refuses unless each is as it was planned and in no callout. */
async function lockUntouched({ tx }: CompanyWork, lists: CallBackPlanRequest["lists"]) {
  const ids = lists.map(({ id }) => id);
  const versions = new Map(lists.map(({ id, lock_version }) => [id, lock_version]));
  const rows = await tx
    .selectFrom("lists")
    .select(["id", "lock_version", "planned_for"])
    .where("id", "in", [0, ...ids])
    .where("standing_list_id", "is not", null)
    .where((e) =>
      e.not(
        e.exists(e.selectFrom("callout_lists").select("list_id").whereRef("callout_lists.list_id", "=", "lists.id")),
      ),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length !== versions.size || rows.some(({ id, lock_version }) => versions.get(id) !== lock_version))
    throw changed();
  return rows;
}

export async function callBackPlan(unit: CompanyWork, by: By, { lists, callouts }: CallBackPlanRequest): Promise<void> {
  // By id, so that no two transactions wait for each other.
  for (const callout of callouts.toSorted((one, other) => one.id - other.id))
    await callBackUsualDoctor(unit, callout, by.userId);
  const rows = await lockUntouched(unit, lists);
  await unit.tx
    .deleteFrom("lists")
    .where("id", "in", [0, ...rows.map(({ id }) => id)])
    .execute();
  const days = rows.flatMap(({ planned_for }) => planned_for ?? []).sort();
  const params = { removed: rows.length, from: days[0] ?? "", to: days.at(-1) ?? "" };
  await auditBy(unit, by, { action: "week_planning_undone", params });
  await recordChange(unit, null);
}
