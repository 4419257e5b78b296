/** What a callout says of its lists follows them: its title, unless a person gave one, and when it begins and ends. */

import { userLanguage } from "../../../domain/userLanguage.ts";
import { calloutTitle } from "../../../mail/callout/calloutTitle.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type LockedCallout, liveLists } from "./lockCallout.ts";

export async function followLists({ tx, now }: CompanyWork, locked: LockedCallout, userId: number): Promise<void> {
  const { callout } = locked;
  locked.lists.sort((one, other) => one.starts_at.getTime() - other.starts_at.getTime() || one.id - other.id);
  const lists = liveLists(locked);
  const times = (of: "starts_at" | "ends_at"): number[] => lists.map((list) => list[of].getTime());
  const values = {
    ...(callout.title_own ? {} : { title: calloutTitle(lists, await userLanguage(tx, callout.created_by), now) }),
    first_starts_at: new Date(Math.min(...times("starts_at"))),
    last_ends_at: new Date(Math.max(...times("ends_at"))),
    updated_by: userId,
    updated_at: now,
    lock_version: callout.lock_version + 1,
  };
  await tx.updateTable("callouts").set(values).where("id", "=", callout.id).execute();
  Object.assign(callout, values);
}
