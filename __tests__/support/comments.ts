/** A comment on a callout, as its endpoint writes it. */
import { addComment } from "../../server/features/comments/writeComment.ts";
import { inCompany, type Ports } from "../../server/platform/ports.ts";
import { type Practice } from "./aCallout.ts";

/** By the practice's administrator. Its id. */
export async function aComment(
  ports: Ports,
  { companyId, user }: Pick<Practice, "companyId" | "user">,
  calloutId: number,
  text: string,
  mentions: number[] = [],
): Promise<number> {
  const by = { userId: user.id, requestId: "test" };
  await inCompany(ports, companyId, (unit) => addComment(unit, by, { calloutId, text, mentions }));
  const { id } = await ports.database.db
    .selectFrom("callout_comments")
    .select("id")
    .where("callout_id", "=", calloutId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
