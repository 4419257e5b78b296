/** What of the practice the rows of an import refer to: its sites and surgeons by name. */
import { type Tx } from "../../db/database.ts";
import { nameFinder, waysBy, wordsOf } from "../../domain/nameFinder.ts";

const sitesOf = (tx: Tx) =>
  tx
    .selectFrom("sites")
    .select(["id", "name", "short_name", "time_zone"])
    .where("archived_at", "is", null)
    .orderBy("id")
    .execute();

const surgeonsOf = (tx: Tx) =>
  tx.selectFrom("surgeons").select(["id", "display_name"]).where("archived_at", "is", null).orderBy("id").execute();

export async function lookUp(tx: Tx) {
  type Site = Awaited<ReturnType<typeof sitesOf>>[number];
  const siteName = ({ name }: Site) => name;
  const shortName = ({ short_name }: Site) => short_name;
  const surgeonName = ({ display_name }: { display_name: string }) => display_name;
  return {
    // A full name comes before another site's short one.
    site: nameFinder(await sitesOf(tx), siteName, [...waysBy(siteName), { of: shortName, key: wordsOf }]),
    surgeon: nameFinder(await surgeonsOf(tx), surgeonName, waysBy(surgeonName)),
  };
}
export type Lookups = Awaited<ReturnType<typeof lookUp>>;
