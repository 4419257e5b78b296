/** Views of the callouts table: each is somebody's own, and shown to the whole practice where it is shared. */
import {
  type ChangeSavedViewRequest,
  type SavedView,
  type SavedViewRequest,
} from "../../../src/contract/shapes/savedViews.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { lockPracticeFirst } from "../../domain/lockPracticeFirst.ts";
import { invalid, notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";

/** As many as one person keeps. */
const MOST_VIEWS = 50;

/** Those that a person sees, by name. */
export async function listViews(db: Db | Tx, userId: number): Promise<SavedView[]> {
  const me = await db.selectFrom("users").select("role").where("id", "=", userId).executeTakeFirst();
  const rows = await db
    .selectFrom("saved_views")
    .innerJoin("users", "users.id", "saved_views.user_id")
    .select(["saved_views.id", "name", "query", "shared", "user_id", "lock_version"])
    .select(["users.first_name", "users.last_name"])
    .where((e) => e.or([e("user_id", "=", userId), e("shared", "=", true)]))
    .orderBy((e) => e.fn<string>("lower", ["name"]))
    .orderBy("saved_views.id")
    .execute();
  return rows.map(({ user_id, first_name, last_name, ...view }) => {
    const mine = user_id === userId;
    const owner = { id: user_id, name: `${first_name} ${last_name}`.trim() };
    return { ...view, owner, mine, changeable: mine || me?.role === "owner" };
  });
}

/** Another's view that is not shared is as if it were not there. */
export async function showView(db: Db | Tx, userId: number, id: number): Promise<SavedView> {
  const view = (await listViews(db, userId)).find((one) => one.id === id);
  if (!view) throw notFound("saved view");
  return view;
}

async function lockView({ tx }: CompanyWork, userId: number, id: number): Promise<SavedView> {
  await tx.selectFrom("saved_views").select("id").where("id", "=", id).forUpdate().execute();
  const view = await showView(tx, userId, id);
  if (!view.changeable)
    throw new Problem(403, "forbidden", ["Only whoever saved this view, or an owner of the practice, may do this."]);
  return view;
}

/** A person's names are different. */
async function checkedName({ tx }: CompanyWork, ownerId: number, given: string, except = 0): Promise<string> {
  const name = given.trim();
  if (!name) throw invalid({ name: ["can't be blank"] });
  const taken = await tx
    .selectFrom("saved_views")
    .select("id")
    .where("user_id", "=", ownerId)
    .where((e) => e(e.fn<string>("lower", ["name"]), "=", name.toLowerCase()))
    .where("id", "<>", except)
    .executeTakeFirst();
  if (taken) throw invalid({ name: ["has already been taken"] });
  return name;
}

type Told = "saved_view_created" | "saved_view_changed" | "saved_view_deleted";

async function tell(unit: CompanyWork, by: By, action: Told, name: string): Promise<void> {
  await auditBy(unit, by, { action, subject: { type: "company", id: unit.companyId }, params: { name } });
  await recordChange(unit, null);
}

export async function createView(unit: CompanyWork, by: By, input: SavedViewRequest): Promise<number> {
  const { userId } = by;
  await lockPracticeFirst(unit);
  // One at a time, so that neither the names nor the number of a person's views is overrun.
  await unit.tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  const own = await unit.tx.selectFrom("saved_views").select("id").where("user_id", "=", userId).execute();
  if (own.length >= MOST_VIEWS) throw invalid({ base: [`at most ${MOST_VIEWS} views can be kept`] });
  const name = await checkedName(unit, userId, input.name);
  const { id } = await unit.tx
    .insertInto("saved_views")
    .values({ ...input, name, company_id: unit.companyId, user_id: userId, updated_at: unit.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tell(unit, by, "saved_view_created", name);
  return id;
}

const staleView = (data: SavedView): Problem =>
  new Problem(409, "stale", ["This view has changed in the meantime. Please look again."], { data });

/** The view as it is then, which its changer may see no longer. 409 `stale` carries it as it is now. */
export async function changeView(
  unit: CompanyWork,
  by: By,
  id: number,
  { lock_version, ...changes }: ChangeSavedViewRequest,
): Promise<SavedView> {
  const view = await lockView(unit, by.userId, id);
  if (view.lock_version !== lock_version) throw staleView(view);
  const name = await checkedName(unit, view.owner.id, changes.name ?? view.name, id);
  const values = { ...changes, name, lock_version: lock_version + 1 };
  const { shared } = await unit.tx
    .updateTable("saved_views")
    .set({ ...values, updated_at: unit.now })
    .where("id", "=", id)
    .returning("shared")
    .executeTakeFirstOrThrow();
  await tell(unit, by, "saved_view_changed", name);
  return { ...view, ...values, changeable: view.mine || shared };
}

type Deletion = { id: number; lock_version?: number };

/** Refused where a version is named that is not the present one. */
export async function deleteView(unit: CompanyWork, by: By, { id, lock_version }: Deletion): Promise<void> {
  const view = await lockView(unit, by.userId, id);
  if (lock_version !== undefined && lock_version !== view.lock_version) throw staleView(view);
  await unit.tx.deleteFrom("saved_views").where("id", "=", id).execute();
  await tell(unit, by, "saved_view_deleted", view.name);
}
