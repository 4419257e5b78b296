/** What of the practice the rows of an import refer to: its sites and surgeons by name. */
import { fold } from "../../../src/contract/files/synonyms.ts";
import { type Tx } from "../../db/database.ts";

/** As names are compared: without case, accents and signs, whatever stands between their words. */
const nameKey = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const sitesOf = (tx: Tx) =>
  tx
    .selectFrom("sites")
    .select(["id", "name", "short_name", "time_zone"])
    .where("archived_at", "is", null)
    .orderBy("id", "desc")
    .execute();
type FoundSite = Awaited<ReturnType<typeof sitesOf>>[number];

const surgeonsOf = (tx: Tx) =>
  tx
    .selectFrom("surgeons")
    .select(["id", "display_name"])
    .where("archived_at", "is", null)
    .orderBy("id", "desc")
    .execute();
type FoundSurgeon = Awaited<ReturnType<typeof surgeonsOf>>[number];

export async function lookUp(tx: Tx) {
  const sites = await sitesOf(tx);
  const surgeons = await surgeonsOf(tx);
  // A full name comes before another site's short one.
  const siteNames = new Map([
    ...sites.map((site) => [nameKey(site.short_name), site] as const),
    ...sites.map((site) => [nameKey(site.name), site] as const),
  ]);
  const surgeonNames = new Map(surgeons.map((surgeon) => [nameKey(surgeon.display_name), surgeon]));
  return {
    site: (name: string): FoundSite | undefined => siteNames.get(nameKey(name)),
    surgeon: (name: string): FoundSurgeon | undefined => surgeonNames.get(nameKey(name)),
  };
}
export type Lookups = Awaited<ReturnType<typeof lookUp>>;
