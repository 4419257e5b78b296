/**
 * How much mail invitations may cause: sixty an hour for a practice, six in half an hour for one address, the first
 * included. An address is counted, since an invitation that is taken back and sent anew has another row.
 */
import { HOUR_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import { rateLimit } from "../../http/rateLimit.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { veiled } from "../auth/public.ts";

export const limitInvitations = ({ tx, ports, companyId }: CompanyWork, email: string): Promise<void> =>
  rateLimit(
    ports,
    [
      { key: `invite/company/${companyId}`, max: 60, windowMs: HOUR_MS },
      { key: `invite/email/${companyId}/${veiled(email)}`, max: 6, windowMs: 30 * MINUTE_MS },
    ],
    tx,
  );
