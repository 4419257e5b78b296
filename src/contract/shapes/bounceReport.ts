/** POST /webhooks/bounces: what a mail server reports later of a mail that was accepted. */
import { type Static, Type } from "typebox";
import { oneOf, strict, upTo } from "./base.ts";

export const BounceReport = strict({
  /** The return path of the mail, under which the report came. */
  recipient: Type.String({ minLength: 3, maxLength: 500 }),
  kind: oneOf(["bounce", "complaint"]),
  /** In the words of the mail server. */
  reason: upTo(2000),
});
export type BounceReport = Static<typeof BounceReport>;
