/** Whether what a mail asks its doctor for can still be given: looked at right before it is sent. */
import { sql } from "kysely";
import { type CoverStatus, RUNNING_STATUSES } from "../../../src/contract/callout.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { type SentKind } from "../../mail/mailKinds.ts";
import { type OutboxMail } from "../../mail/transport/smtpMailer.ts";
import { type Ports } from "../../platform/ports.ts";

type Asked = { db: Db; now: Date; mail: OutboxMail; lists: readonly number[] };
type Question = (asked: Asked) => Promise<unknown>;

/** Are you available? One of its lists can still be answered: its cover is one of these. */
const forLists =
  (...cover: CoverStatus[]): Question =>
  ({ db, now, mail, lists }) =>
    db
      .selectFrom("callouts")
      .innerJoin("callout_lists", "callout_lists.callout_id", "callouts.id")
      .innerJoin("lists", "lists.id", "callout_lists.list_id")
      .select("lists.id")
      .where("callouts.id", "=", mail.callout_id)
      .where("callouts.status", "in", RUNNING_STATUSES)
      .where("lists.id", "in", lists)
      .where("lists.cover_status", "in", cover)
      .where("lists.starts_at", ">", now)
      .executeTakeFirst();

const forCover = forLists("calling");
/** It also tells that the list is another one, which standbys of a filled list hear too. */
const forAnotherList = forLists("calling", "covered");

/** Do you take it over? This offer to a standby is not over. */
const forOffer: Question = ({ db, now, mail }) =>
  db
    .selectFrom("standby_offers")
    .select("id")
    .where("callout_id", "=", mail.callout_id)
    .where(sql`'standby_offer:' || id`, "=", mail.idempotency_key)
    .where("status", "=", "open")
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Can you still come? The booking holds. */
const forBooking: Question = ({ db, mail, lists }) =>
  db
    .selectFrom("responses")
    .select("id")
    .where("recipient_id", "=", mail.recipient_id)
    .where("list_id", "in", lists)
    .where("outcome", "=", "confirmed")
    .executeTakeFirst();

const QUESTIONS: Partial<Record<SentKind, Question>> = {
  callout: forCover,
  reminder: forCover,
  ask_again: forCover,
  asked_anew: forAnotherList,
  list_added: forCover,
  changed: forAnotherList,
  standby_offer: forOffer,
  times_changed: forBooking,
  moved: forBooking,
};

/** `lists`: ids of those that the mail is about. What asks for nothing is always to be sent, as is what tells a booked doctor of a change. */
export async function isStillAsked(ports: Ports, mail: OutboxMail, lists: readonly number[] = []): Promise<boolean> {
  const { company_id, kind, ics } = mail;
  const question = QUESTIONS[kind as SentKind];
  const isTold = kind === "changed" && ics !== null;
  if (!question || isTold || company_id === null || lists.length === 0) return true;
  const db = forCompany(ports.database.db, company_id);
  return (await question({ db, now: ports.clock.now(), mail, lists })) !== undefined;
}
