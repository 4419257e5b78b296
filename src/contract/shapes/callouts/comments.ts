/** Internal comments on a callout, as the wire has it: for administrators, never for doctors. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../../limits.ts";
import { dataOf, IdParams, instant, integer, nullable, recordId, strict, text } from "../base.ts";

const Person = Type.Object({ id: integer, name: text });

export const CalloutComment = Type.Object({
  id: integer,
  author: Person,
  text,
  created_at: instant,
  /** When its author last corrected it. */
  edited_at: nullable(instant),
  /** The colleagues whom it names. */
  mentions: Type.Array(Person),
});
export type CalloutComment = Static<typeof CalloutComment>;
/** GET …/comments: oldest first. */
export const CommentsResponse = dataOf(Type.Array(CalloutComment));

const [shortest, longest] = LIMITS.commentText;
/** More people than a comment could sensibly name. */
const MENTIONS_MAX = 20;

/**
 * POST …/comments and PATCH …/comments/{comment_id}. `mentions`: ids of active administrators of the practice, who are told
 * in their list of notifications; of a correction, those who were named before stay as they are and are not told again.
 */
export const CommentRequest = strict({
  text: Type.String({ minLength: shortest, maxLength: longest }),
  mentions: Type.Optional(Type.Array(recordId, { maxItems: MENTIONS_MAX })),
});
export type CommentRequest = Static<typeof CommentRequest>;

export const CommentParams = strict({ ...IdParams.properties, comment_id: recordId });
