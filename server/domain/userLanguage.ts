/** The language that a person has chosen for the interface. */
import { type Language } from "../../src/contract/languages.ts";
import { type Db } from "../db/database.ts";

/** English where the person is not known. */
export async function userLanguage(db: Db, userId: number): Promise<Language> {
  const found = await db.selectFrom("users").select("locale").where("id", "=", userId).executeTakeFirst();
  return found?.locale ?? "en";
}
