/** Internal comments on a callout, with whom they name: the only way these rows become JSON. */
import { type Kysely } from "kysely";
import { type CalloutComment } from "../../../src/contract/shapes/callouts/comments.ts";
import { type Tables } from "../../db/schema.ts";
import { notFound } from "../../http/problem.ts";

/** More than any callout should gather; the newest are kept. */
const MOST_COMMENTS = 500;

type Named = { user_id: number; first_name: string; last_name: string };
const person = ({ user_id, first_name, last_name }: Named) => ({
  id: user_id,
  name: `${first_name} ${last_name}`.trim(),
});

const mentionsIn = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom("comment_mentions as mention")
    .innerJoin("users", "users.id", "mention.user_id")
    .select(["mention.comment_id", "mention.user_id", "users.first_name", "users.last_name"])
    .where("mention.comment_id", "in", [0, ...ids])
    .orderBy("mention.user_id")
    .execute();

/** Oldest first. Throws `notFound` for ids that are not this company's. */
export async function showComments(db: Kysely<Tables>, calloutId: number): Promise<CalloutComment[]> {
  const callout = await db.selectFrom("callouts").select("id").where("id", "=", calloutId).executeTakeFirst();
  if (!callout) throw notFound("callout");
  const rows = await db
    .selectFrom("callout_comments as comment")
    .innerJoin("users", "users.id", "comment.user_id")
    .select(["comment.id", "comment.user_id", "comment.text", "comment.created_at", "comment.edited_at"])
    .select(["users.first_name", "users.last_name"])
    .where("comment.callout_id", "=", calloutId)
    .orderBy("comment.created_at", "desc")
    .orderBy("comment.id", "desc")
    .limit(MOST_COMMENTS)
    .execute();
  const mentions = await mentionsIn(
    db,
    rows.map(({ id }) => id),
  );
  const byComment = Map.groupBy(mentions, (mention) => mention.comment_id);
  return rows.reverse().map((row) => ({
    id: row.id,
    author: person(row),
    text: row.text,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    mentions: (byComment.get(row.id) ?? []).map(person),
  }));
}
