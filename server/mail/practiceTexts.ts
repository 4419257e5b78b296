/** The practice's own paragraphs as the mails want them. */
import { type Tx } from "../db/database.ts";
import { type OwnText } from "./mailFacts.ts";

/** All of them: a few rows, of which one run of mails may want several. */
export const ownTexts = (tx: Tx): Promise<OwnText[]> =>
  tx.selectFrom("email_texts").select(["kind", "language", "opening", "closing"]).execute();
