/** Reading and writing a practice's own paragraphs; two people at once are told of one another. */
import { EMAIL_TEXT_KINDS } from "../../../src/contract/emailTexts.ts";
import { type EmailText, type EmailTextChange, type EmailTextKey } from "../../../src/contract/shapes/emailTexts.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";

const rows = (db: Db | Tx) =>
  db
    .selectFrom("email_texts as text")
    .leftJoin("users", (on) => on.onRef("users.id", "=", "text.updated_by"))
    .select(["text.kind", "text.language", "text.opening", "text.closing", "text.lock_version", "text.updated_at"])
    .select(["users.first_name", "users.last_name"]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

const present = ({ first_name, last_name, updated_at, ...text }: Row): EmailText => ({
  ...text,
  updated_at: updated_at.toISOString(),
  updated_by: [first_name, last_name].filter(Boolean).join(" ") || null,
});

/** `db` is a company's handle. */
export async function listEmailTexts(db: Db | Tx): Promise<EmailText[]> {
  const found = (await rows(db).execute()).map(present);
  const place = ({ kind, language }: EmailTextKey): string => `${EMAIL_TEXT_KINDS.indexOf(kind)} ${language}`;
  return found.sort((one, other) => place(one).localeCompare(place(other)));
}

async function findEmailText(tx: Tx, { kind, language }: EmailTextKey): Promise<EmailText | undefined> {
  const row = await rows(tx).where("text.kind", "=", kind).where("text.language", "=", language).executeTakeFirst();
  return row && present(row);
}

/** Text as it is kept: lines end in one way, nothing hangs over at either end. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();

export async function saveEmailText(unit: CompanyWork, by: By, change: EmailTextChange): Promise<EmailText> {
  const { tx, now, companyId } = unit;
  const { kind, language, lock_version } = change;
  const paragraphs = { opening: tidy(change.opening), closing: tidy(change.closing) };
  const values = { ...paragraphs, updated_by: by.userId, updated_at: now, lock_version: lock_version + 1 };
  const saved =
    lock_version === 0
      ? await tx
          .insertInto("email_texts")
          .values({ company_id: companyId, kind, language, ...values })
          .onConflict((conflict) => conflict.columns(["company_id", "kind", "language"]).doNothing())
          .returning("kind")
          .executeTakeFirst()
      : await tx
          .updateTable("email_texts")
          .set(values)
          .where("kind", "=", kind)
          .where("language", "=", language)
          .where("lock_version", "=", lock_version)
          .returning("kind")
          .executeTakeFirst();
  const data = await findEmailText(tx, change);
  if (!saved || !data)
    throw new Problem(409, "stale", ["Somebody else has changed this text in the meantime."], data ? { data } : {});
  const subject = { type: "company", id: companyId } as const;
  await auditBy(unit, by, { action: "email_text_changed", subject, params: { kind, language } });
  await recordChange(unit, null);
  return data;
}
