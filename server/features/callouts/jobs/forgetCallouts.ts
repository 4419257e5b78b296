/** Of callouts and lists that ended before a moment, what names people and what was written by hand goes; who was asked, answered and booked stays. */
import { sql, type Updateable } from "kysely";
import { type CalloutTables } from "../../../db/tables/callouts.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

/** What a mail becomes; that it went, when and to whom of the doctors stays. */
const NO_MAIL = {
  // Those to the office name doctors; those to doctors name nobody, and stand in the doctor's history.
  subject: sql<string>`case when doctor_id is null then '' else subject end`,
  html: "",
  text: "",
  ics: null,
  headers: "{}",
  to_name: null,
  to_address: "",
  bcc_address: null,
  // What a mail server said of the address mostly repeats it.
  last_error: null,
};

/** Asked within each statement: no statement takes as many ids as there may be. */
const pastCallouts = ({ tx }: CompanyWork, before: Date) =>
  tx.selectFrom("callouts").select("id").where("last_ends_at", "<", before);
type Past = ReturnType<typeof pastCallouts>;

const changed = ({ numUpdatedRows }: { numUpdatedRows: bigint }): number => Number(numUpdatedRows);

/** How many mails one statement clears: a statement that takes too long is cut off, and there may be years of mails. */
const PORTION = 2_000;

/** Mails that belong to no callout, such as invitations, go by their own age. */
async function forgetMails({ tx }: CompanyWork, old: Past, before: Date, portion: number): Promise<number> {
  const next = (last: number) =>
    tx
      .selectFrom("outbox_emails")
      .select("id")
      .where("id", ">", last)
      .where("status", "<>", "queued")
      .where("to_address", "<>", "")
      .where((e) =>
        e.or([e("callout_id", "in", old), e.and([e("callout_id", "is", null), e("created_at", "<", before)])]),
      )
      .orderBy("id")
      .limit(portion);
  let count = 0;
  for (let last = 0; ; ) {
    const done = await tx
      .updateTable("outbox_emails")
      .set(NO_MAIL)
      .where("id", "in", next(last))
      .returning("id")
      .execute();
    count += done.length;
    if (done.length < portion) return count;
    last = Math.max(...done.map(({ id }) => id));
  }
}

/** What doctors and the practice wrote beside answers. */
async function forgetNotes({ tx }: CompanyWork, old: Past): Promise<number> {
  await tx
    .updateTable("response_history")
    .set({ note: null })
    .where("note", "is not", null)
    .where((e) =>
      e.or([
        e("response_id", "in", e.selectFrom("responses").select("id").where("callout_id", "in", old)),
        e("freed_answer_id", "in", e.selectFrom("freed_answers").select("id").where("callout_id", "in", old)),
      ]),
    )
    .execute();
  const done = await tx
    .updateTable("responses")
    .set({ note: null, decision_reason: null })
    .where("callout_id", "in", old)
    .where((e) => e.or([e("note", "is not", null), e("decision_reason", "is not", null)]))
    .executeTakeFirstOrThrow();
  return changed(done);
}

/** What of a callout itself stays: nobody wrote it by hand, or it says what was sent, when and for which fee. */
type Kept =
  | "id"
  | "company_id"
  | "reference"
  | "title"
  | "title_own"
  | "status"
  | "mode"
  | "urgency"
  | "fee_amount"
  | "fee_text"
  | "respond_by"
  | "send_at"
  | "sent_at"
  | "sent_by"
  | "held_until"
  | "closed_at"
  | "first_starts_at"
  | "last_ends_at"
  | "doctor_withdrew_at"
  | "created_by"
  | "copied_from"
  | "asks_usual"
  | "updated_by"
  | "waves_state"
  | "next_wave_at"
  | "lock_version"
  | "created_at"
  | "updated_at";

/** Of every other column it is said here what becomes of it. */
const NO_TEXTS: Required<Omit<Updateable<CalloutTables["callouts"]>, Kept>> = {
  message: null,
  internal_notes: null,
  cancel_reason: null,
};

async function forgetTexts({ tx }: CompanyWork, old: Past): Promise<number> {
  const texts = Object.keys(NO_TEXTS) as (keyof typeof NO_TEXTS)[];
  const done = await tx
    .updateTable("callouts")
    .set(NO_TEXTS)
    .where("id", "in", old)
    .where((e) => e.or(texts.map((text) => e(text, "is not", null))))
    .executeTakeFirstOrThrow();
  return changed(done);
}

/** What the office said to itself. */
async function forgetComments({ tx }: CompanyWork, old: Past): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("callout_comments")
    .where("callout_id", "in", old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What the office wrote beside lists; of those that were in no callout by their own age. */
async function forgetListNotes({ tx }: CompanyWork, old: Past, before: Date): Promise<number> {
  const done = await tx
    .updateTable("lists")
    .set({ notes_internal: null })
    .where("notes_internal", "is not", null)
    .where((e) => {
      const inCallouts = e.selectFrom("callout_lists").select("list_id");
      return e.or([
        e("id", "in", inCallouts.where("callout_id", "in", old)),
        e.and([e("ends_at", "<", before), e("id", "not in", inCallouts)]),
      ]);
    })
    .executeTakeFirstOrThrow();
  return changed(done);
}

/** Why lists were called off alone; that they were stays. */
async function forgetReasons({ tx }: CompanyWork, old: Past): Promise<number> {
  const done = await tx
    .updateTable("lists")
    .set({ cancel_reason: "" })
    .where("cancel_reason", "<>", "")
    .where("id", "in", (e) => e.selectFrom("callout_lists").select("list_id").where("callout_id", "in", old))
    .executeTakeFirstOrThrow();
  return changed(done);
}

/** What stands beside lines of the audit log, which themselves stay. */
async function forgetLoggedReasons({ tx }: CompanyWork, old: Past): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("audit_reasons")
    .where("event_id", "in", (e) =>
      e.selectFrom("audit_events").select("id").where("subject_type", "=", "callout").where("subject_id", "in", old),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function forgetNews({ tx }: CompanyWork, old: Past, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("notifications")
    .where((e) =>
      e.or([e("callout_id", "in", old), e.and([e("callout_id", "is", null), e("created_at", "<", before)])]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** How much of each went. */
export async function forgetCallouts(unit: CompanyWork, before: Date, portion = PORTION) {
  const old = pastCallouts(unit, before);
  const notes = [
    await forgetNotes(unit, old),
    await forgetTexts(unit, old),
    await forgetReasons(unit, old),
    await forgetListNotes(unit, old, before),
    await forgetLoggedReasons(unit, old),
    await forgetComments(unit, old),
  ];
  return {
    mails: await forgetMails(unit, old, before, portion),
    notes: notes.reduce((sum, one) => sum + one),
    news: await forgetNews(unit, old, before),
  };
}
