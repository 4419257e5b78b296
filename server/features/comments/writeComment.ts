/** A comment of the office: written, with a word to whom it names, and corrected or taken back by whoever wrote it. */
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { type CommentRequest } from "../../../src/contract/shapes/callouts/comments.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { actorParams, listParams } from "../../domain/listParams.ts";
import { invalid, notFound, Problem } from "../../http/problem.ts";
import { rateLimit } from "../../http/rateLimit.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { listsByCallout } from "../callouts/public.ts";
import { recordChange, recordNotification } from "../notifications/public.ts";

/** Of a company within an hour. */
const COMMENTS_PER_HOUR = 300;

/** Counted with the comment itself, so that one that was refused, or answered before, counts for nothing. */
const limitComments = ({ tx, ports, companyId }: CompanyWork): Promise<void> =>
  rateLimit(ports, [{ key: `comments/company/${companyId}`, max: COMMENTS_PER_HOUR, windowMs: HOUR_MS }], tx);

/** Throws 422 where one of them could not read it. */
async function checkMentions({ tx }: CompanyWork, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const found = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "in", [0, ...wanted])
    .where("status", "=", "active")
    .orderBy("id")
    .execute();
  if (found.length < wanted.length) throw invalid({ mentions: ["must be active administrators of the practice"] });
  return found.map(({ id }) => id);
}

/** In the list of each of them alone; what was written stays in the comment. */
async function tellMentioned(
  unit: CompanyWork,
  { calloutId, commentId, by, mentioned }: { calloutId: number; commentId: number; by: By; mentioned: number[] },
): Promise<void> {
  const { actor: author = "" } = await actorParams(unit.tx, { type: "admin", id: by.userId });
  const [first] = (await listsByCallout(unit.tx, [calloutId])).get(calloutId) ?? [];
  for (const forUserId of mentioned.filter((id) => id !== by.userId))
    recordNotification(unit, {
      type: "comment_mention",
      title: `${author} mentioned you in a comment`,
      calloutId,
      actionById: by.userId,
      forUserId,
      params: { author, comment_id: `${commentId}`, ...(first ? listParams(first) : {}) },
    });
}

function textOf(written: CommentRequest): string {
  const text = written.text.trim();
  if (text === "") throw invalid({ text: ["can't be blank"] });
  return text;
}

async function keepMentions({ tx, companyId }: CompanyWork, commentId: number, mentioned: number[]): Promise<void> {
  if (mentioned.length === 0) return;
  await tx
    .insertInto("comment_mentions")
    .values(mentioned.map((user_id) => ({ company_id: companyId, comment_id: commentId, user_id })))
    .execute();
}

type Written = { calloutId: number } & CommentRequest;

export async function addComment(unit: CompanyWork, by: By, { calloutId, ...written }: Written): Promise<void> {
  const { tx, now, companyId } = unit;
  // A draft may be deleted meanwhile.
  const callout = await tx
    .selectFrom("callouts")
    .select("id")
    .where("id", "=", calloutId)
    .forKeyShare()
    .executeTakeFirst();
  if (!callout) throw notFound("callout");
  const text = textOf(written);
  const mentioned = await checkMentions(unit, written.mentions ?? []);
  await limitComments(unit);
  const { id: commentId } = await tx
    .insertInto("callout_comments")
    .values({ company_id: companyId, callout_id: calloutId, user_id: by.userId, text, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keepMentions(unit, commentId, mentioned);
  await auditBy(unit, by, { action: "comment_added", subject: { type: "callout", id: calloutId } });
  await tellMentioned(unit, { calloutId, commentId, by, mentioned });
  await recordChange(unit, calloutId);
}

type Which = { calloutId: number; commentId: number };

/** Throws 403 for a colleague's. */
async function lockOwn(
  { tx }: CompanyWork,
  by: By,
  { calloutId, commentId, to }: Which & { to: "change" | "delete" },
): Promise<{ text: string }> {
  const found = await tx
    .selectFrom("callout_comments")
    .select(["user_id", "text"])
    .where("id", "=", commentId)
    .where("callout_id", "=", calloutId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound("comment");
  if (found.user_id !== by.userId) throw new Problem(403, "forbidden", [`Only its author can ${to} a comment.`]);
  return found;
}

/** Who is named anew is told; what was written before is kept nowhere. */
export async function changeComment(unit: CompanyWork, by: By, change: Which & CommentRequest): Promise<void> {
  const { tx, now } = unit;
  const { calloutId, commentId } = change;
  const before = await lockOwn(unit, by, { ...change, to: "change" });
  const text = textOf(change);
  const wanted = new Set(change.mentions);
  const named = await tx
    .selectFrom("comment_mentions")
    .select("user_id as id")
    .where("comment_id", "=", commentId)
    .execute();
  // Who was named may stay so without being able to sign in any longer.
  const staying = named.map(({ id }) => id).filter((id) => wanted.delete(id));
  const anew = await checkMentions(unit, [...wanted]);
  if (text === before.text && anew.length === 0 && staying.length === named.length) return;
  await limitComments(unit);
  await tx.updateTable("callout_comments").set({ text, edited_at: now }).where("id", "=", commentId).execute();
  await tx.deleteFrom("comment_mentions").where("comment_id", "=", commentId).execute();
  await keepMentions(unit, commentId, [...staying, ...anew]);
  await auditBy(unit, by, { action: "comment_changed", subject: { type: "callout", id: calloutId } });
  await tellMentioned(unit, { calloutId, commentId, by, mentioned: anew });
  await recordChange(unit, calloutId);
}

/** Who was told of it finds it gone. */
export async function deleteComment(unit: CompanyWork, by: By, which: Which): Promise<void> {
  const { tx } = unit;
  const { calloutId, commentId } = which;
  await lockOwn(unit, by, { ...which, to: "delete" });
  await tx.deleteFrom("callout_comments").where("id", "=", commentId).execute();
  await auditBy(unit, by, { action: "comment_deleted", subject: { type: "callout", id: calloutId } });
  await recordChange(unit, calloutId);
}
