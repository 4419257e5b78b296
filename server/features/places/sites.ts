/** Sites: where lists are. A site has the clock that its lists are read by. */
import { isTimeZone } from "../../../src/contract/account.ts";
import { type SiteDetail, type SiteInput } from "../../../src/contract/shapes/places.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { orNull } from "../../db/orNull.ts";
import { type By } from "../../domain/auditBy.ts";
import { formProblems } from "../../http/formProblems.ts";
import { invalid } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { presentKept } from "./presentKept.ts";

export type Wanted = { id?: number; archived?: boolean };

export async function listSites(db: Db | Tx, { id, archived = false }: Wanted = {}): Promise<SiteDetail[]> {
  let query = db
    .selectFrom("sites")
    .select(["id", "name", "short_name", "address", "time_zone", "phone", "theatres", "access_notes", "map_url"])
    .select(["archived_at", "lock_version"])
    .select((e) =>
      e
        .or([
          e.exists(e.selectFrom("lists").select("lists.id").whereRef("lists.site_id", "=", "sites.id")),
          e.exists(
            e
              .selectFrom("doctor_sites")
              .select("doctor_sites.site_id")
              .whereRef("doctor_sites.site_id", "=", "sites.id"),
          ),
          e.exists(
            e
              .selectFrom("standing_lists")
              .select("standing_lists.id")
              .whereRef("standing_lists.site_id", "=", "sites.id"),
          ),
        ])
        .as("in_use"),
    )
    .orderBy("name")
    .orderBy("id");
  if (id !== undefined) query = query.where("id", "=", id);
  if (!archived) query = query.where("archived_at", "is", null);
  return (await query.execute()).map(presentKept);
}

/** Of two active sites no two share a name. */
export async function refuseTakenName(tx: Tx, name: string, except: number): Promise<void> {
  const taken = await tx
    .selectFrom("sites")
    .select("id")
    .where((e) => e(e.fn<string>("lower", ["name"]), "=", name.toLowerCase()))
    .where("archived_at", "is", null)
    .where("id", "<>", except)
    .executeTakeFirst();
  if (taken) throw invalid({ name: ["has already been taken"] });
}

async function columnsOf(tx: Tx, input: SiteInput, id = 0) {
  const problems = formProblems("site", { ...input, phone: input.phone ?? "", map_url: input.map_url ?? "" }) ?? {};
  if (!isTimeZone(input.time_zone)) problems.time_zone = ["is not a time zone"];
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const name = input.name.trim();
  await refuseTakenName(tx, name, id);
  return {
    name,
    short_name: input.short_name.trim(),
    address: orNull(input.address),
    time_zone: input.time_zone,
    phone: orNull(input.phone),
    theatres: [...new Set(input.theatres.map((one) => one.trim()).filter(Boolean))],
    access_notes: orNull(input.access_notes),
    map_url: orNull(input.map_url),
  };
}

/** Returns the new site's id. */
export async function insertSite({ tx, companyId }: CompanyWork, _by: By, input: SiteInput): Promise<number> {
  const columns = await columnsOf(tx, input);
  const { id } = await tx
    .insertInto("sites")
    .values({ ...columns, company_id: companyId, archived_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists that are there keep the zone they were planned in. */
export async function updateSite(
  { tx }: CompanyWork,
  _by: By,
  id: number,
  input: SiteInput & { lock_version: number },
): Promise<void> {
  const columns = await columnsOf(tx, input, id);
  await tx
    .updateTable("sites")
    .set({ ...columns, lock_version: input.lock_version + 1 })
    .where("id", "=", id)
    .execute();
}
