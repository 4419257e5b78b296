/** What of the practice the rows of an import refer to: its sites and surgeons by name. */
import { type Tx } from "../../db/database.ts";
import { nameFinder, waysBy, wordsOf } from "../../domain/nameFinder.ts";

const sitesOf = (tx: Tx) =>
  tx
    .selectFrom("sites")
    .select(["id", "name", "short_name", "time_zone", "theatres"])
    .where("archived_at", "is", null)
    .orderBy("id")
    .execute();

const surgeonsOf = (tx: Tx) =>
  tx.selectFrom("surgeons").select(["id", "display_name"]).where("archived_at", "is", null).orderBy("id").execute();

/**
 * As the site calls it; a number alone is the one theatre that ends with it. `isNew`: the site has theatres, and none of
 * that name.
 */
export function theatreAmong(
  theatres: readonly string[],
  text: string | null,
): { theatre: string | null; isNew: boolean } {
  const words = wordsOf(text ?? "");
  if (!text || words === "") return { theatre: text, isNew: false };
  const same = theatres.find((one) => wordsOf(one) === words);
  const numbered = /^\d+$/.test(words) ? theatres.filter((one) => wordsOf(one).endsWith(` ${words}`)) : [];
  const [only] = numbered.length === 1 ? numbered : [];
  return { theatre: same ?? only ?? text, isNew: theatres.length > 0 && same === undefined && only === undefined };
}

export async function lookUp(tx: Tx) {
  type Site = Awaited<ReturnType<typeof sitesOf>>[number];
  const siteName = ({ name }: Site) => name;
  const shortName = ({ short_name }: Site) => short_name;
  const surgeonName = ({ display_name }: { display_name: string }) => display_name;
  const sites = await sitesOf(tx);
  const theatresOf = new Map(sites.map(({ id, theatres }) => [id, theatres]));
  return {
    theatre: (siteId: number, text: string | null) => theatreAmong(theatresOf.get(siteId) ?? [], text),
    // A full name comes before another site's short one.
    site: nameFinder(sites, siteName, [...waysBy(siteName), { of: shortName, key: wordsOf }]),
    surgeon: nameFinder(await surgeonsOf(tx), surgeonName, waysBy(surgeonName)),
  };
}
export type Lookups = Awaited<ReturnType<typeof lookUp>>;
