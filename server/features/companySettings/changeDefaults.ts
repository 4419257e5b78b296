/** Changing what callouts begin with and how long data is kept, and whether two-step verification is required; somebody else's change in the meantime is never overwritten. */
import { isTimeZone } from "../../../src/contract/account.ts";
import { isCurrency } from "../../../src/contract/rules/fee.ts";
import {
  type CalloutDefaultsRequest,
  type PrivacyRequest,
  type SecurityRequest,
  type SessionTimesRequest,
} from "../../../src/contract/shapes/calloutDefaults.ts";
import { invalid, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { presentUser } from "../auth/public.ts";

type Request = CalloutDefaultsRequest | SessionTimesRequest | PrivacyRequest | SecurityRequest;

function columnsOf(request: Request) {
  if (request.update_type === "session_times") {
    const { usual, weekdays } = request.session_times;
    const all = [usual, ...Object.values(weekdays)].flatMap((sessions) => Object.values(sessions));
    if (all.some(([start, end]) => start === end)) throw invalid({ session_times: ["must end after they start"] });
    return { session_times: JSON.stringify(request.session_times) };
  }
  if (request.update_type === "privacy") return request.privacy;
  if (request.update_type === "security") return request.security;
  const { mode, ...columns } = request.callout_defaults;
  if (!isTimeZone(columns.time_zone)) throw invalid({ time_zone: ["is not a time zone"] });
  if (!isCurrency(columns.currency)) throw invalid({ currency: ["is not a currency"] });
  return { ...columns, default_mode: mode };
}

/** Their version, which nobody else changes until the transaction ends. 409 `stale` carries the person with the settings as they are now. */
export async function lockSettings({ tx }: CompanyWork, userId: number, expected: number | undefined): Promise<number> {
  const before = await tx.selectFrom("company_settings").select("defaults_version").forUpdate().executeTakeFirst();
  const version = before?.defaults_version ?? 0;
  if (expected !== undefined && version !== expected)
    throw new Problem(409, "stale", ["These settings have changed in the meantime. Please look again."], {
      data: await presentUser(tx, userId),
    });
  return version;
}

export async function changeDefaults(unit: CompanyWork, userId: number, request: Request): Promise<void> {
  const { tx, now } = unit;
  const columns = columnsOf(request);
  const version = await lockSettings(unit, userId, request.lock_version);
  await tx
    .updateTable("company_settings")
    .set({ ...columns, defaults_version: version + 1, updated_at: now })
    .execute();
}
