/** What can be done about an administrator, and by whom (product.md §2.2: never without an owner). */
import { type Administrator } from "../../contract/administrator.ts";
import { type UserRole } from "../../contract/user.ts";

const ACTS = ["resend", "withdraw", "owner", "admin", "enable", "disable"] as const;
export type Act = (typeof ACTS)[number];

/** Without an owner nobody could let anybody in any more. */
export const isLastOwner = (one: Administrator, all: readonly Administrator[]): boolean =>
  one.role === "owner" &&
  one.status === "active" &&
  all.filter(({ role, status }) => role === "owner" && status === "active").length === 1;

/** Invitations are everybody's; roles and access are the owners'. */
export function actsOn({ status, role }: Administrator, by: UserRole): Act[] {
  const owner = by === "owner";
  const may: Record<Act, boolean> = {
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
export const needsAnotherOwner = (act: Act): boolean => act === "admin" || act === "disable";

export const nameOf = ({ first_name, last_name, email }: Administrator): string =>
  `${first_name} ${last_name}`.trim() || email;
