/** What of the practice the rows of an import refer to: its sites and surgeons by name. */
import { fold } from "../../../src/contract/files/synonyms.ts";
import { type Tx } from "../../db/database.ts";
import { nameFinder } from "../../domain/nameFinder.ts";

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
    .orderBy("id")
    .execute();

const surgeonsOf = (tx: Tx) =>
  tx.selectFrom("surgeons").select(["id", "display_name"]).where("archived_at", "is", null).orderBy("id").execute();

const asWritten = (name: string): string => name.trim();

export async function lookUp(tx: Tx) {
  const siteName = ({ name }: { name: string }) => name;
  const surgeonName = ({ display_name }: { display_name: string }) => display_name;
  return {
    // A full name comes before another site's short one.
    site: nameFinder(await sitesOf(tx), siteName, [
      { of: siteName, key: asWritten },
      { of: siteName, key: nameKey },
      { of: ({ short_name }) => short_name, key: nameKey },
    ]),
    surgeon: nameFinder(await surgeonsOf(tx), surgeonName, [
      { of: surgeonName, key: asWritten },
      { of: surgeonName, key: nameKey },
    ]),
  };
}
export type Lookups = Awaited<ReturnType<typeof lookUp>>;
