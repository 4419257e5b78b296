/** One callout with everybody asked, their answers and clashes. */
import { type Kysely } from "kysely";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { type Tables } from "../../../db/schema.ts";
import { notFound } from "../../../http/problem.ts";
import { calloutsQuery, datedLists, presentRow } from "../list/calloutRows.ts";
import { groupsOf } from "../recipients/askedGroups.ts";
import { callBackMs } from "../state/hold.ts";
import { presentWaves, wavesOfRow } from "../waves/showWaves.ts";
import { findAnswers, presentAnswers } from "./showAnswers.ts";
import { chainsOf } from "./showChains.ts";
import { findRecipients, presentMedians, presentRecipient } from "./showRecipients.ts";

type Db = Kysely<Tables>;

/** The row with who wrote it, and what it was copied from. */
async function findCallout(db: Db, now: Date, calloutId: number) {
  const found = await calloutsQuery(db, now)
    .innerJoin("users as creator", "creator.id", "callouts.created_by")
    .leftJoin("callouts as source", "source.id", "callouts.copied_from")
    .select(["creator.first_name as creator_first_name", "creator.last_name as creator_last_name"])
    .select("source.reference as source_reference")
    .select(wavesOfRow().as("waves"))
    .where("callouts.id", "=", calloutId)
    .executeTakeFirst();
  if (!found) throw notFound("callout");
  return found;
}

type FoundCallout = Awaited<ReturnType<typeof findCallout>>;

/** What only the callout's own page tells of it. */
function presentMore(found: FoundCallout) {
  const { message, internal_notes, fee_amount, fee_text, copied_from: id, source_reference: reference } = found;
  const name = `${found.creator_first_name} ${found.creator_last_name}`.trim();
  const copied_from = id && reference ? { id, reference } : null;
  return { fee_amount, fee_text, message, internal_notes, copied_from, created_by: { id: found.created_by, name } };
}

/** Throws `notFound` for ids that are not this company's. */
export async function showCallout(db: Db, now: Date, calloutId: number): Promise<CalloutDetail> {
  const found = await findCallout(db, now, calloutId);
  const [answers, recipients] = await Promise.all([
    findAnswers(db, now, calloutId),
    findRecipients(db, now, calloutId),
  ]);
  const lists = datedLists(found);
  const isWritten = found.status === "draft" || found.status === "scheduled";
  const [groups, chains] = await Promise.all([
    isWritten ? groupsOf(db, recipients) : [],
    chainsOf(db, calloutId, { lists, answers }),
  ]);
  return {
    ...presentRow(found),
    ...presentMore(found),
    call_back_ms: callBackMs(found, now),
    recipients: recipients.map((recipient) => presentRecipient(recipient, now)),
    recipient_groups: groups.map(({ doctorIds, ...group }) => ({ ...group, doctor_ids: doctorIds })),
    medians: presentMedians(recipients),
    responses: presentAnswers(answers, { lists, recipients }, now),
    chains,
    waves: presentWaves(found),
  };
}
