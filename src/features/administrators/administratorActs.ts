/** What can be done about an administrator, and by whom. */

import { type UserRole } from "../../contract/account.ts";
import { fullName } from "../../contract/names.ts";
import { type Administrator } from "../../contract/shapes/administrator.ts";

const ACTS = ["rename", "resend", "withdraw", "owner", "admin", "enable", "disable"] as const;
type AnyAct = (typeof ACTS)[number];
/** What is done as soon as the question is answered. */
export type Act = Exclude<AnyAct, "rename">;

/** Without an owner nobody could let anybody in any more. */
export const isLastOwner = (one: Administrator, all: readonly Administrator[]): boolean =>
  one.role === "owner" &&
  one.status === "active" &&
  all.filter(({ role, status }) => role === "owner" && status === "active").length === 1;

/** Invitations, and one's own name, are everybody's; roles, access and colleagues' names are the owners'. */
export function actsOn({ id, status, role }: Administrator, by: { id: number; role: UserRole } | null): AnyAct[] {
  const owner = by?.role === "owner";
  const may: Record<AnyAct, boolean> = {
    rename: owner || id === by?.id,
    resend: status === "invited",
    withdraw: status === "invited",
    owner: owner && role === "admin" && status !== "disabled",
    admin: owner && role === "owner" && status !== "disabled",
    enable: owner && status === "disabled",
    disable: owner && status === "active",
  };
  return ACTS.filter((act) => may[act]);
}

/** Taking a role or access away is what needs another owner. */
export const needsAnotherOwner = (act: AnyAct): boolean => act === "admin" || act === "disable";

export const administratorName = (one: Administrator, language: string): string => fullName(one, language) || one.email;
