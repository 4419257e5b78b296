/** How much mail invitations may cause: sixty an hour for a practice, five in half an hour for one colleague. */
import { HOUR_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import { rateLimit } from "../../http/rateLimit.ts";
import { type CompanyWork } from "../../platform/ports.ts";

export const limitInvitations = ({ tx, ports, companyId }: CompanyWork): Promise<void> =>
  rateLimit(ports, [{ key: `invite/company/${companyId}`, max: 60, windowMs: HOUR_MS }], tx);

export const limitInvitation = ({ tx, ports, companyId }: CompanyWork, userId: number): Promise<void> =>
  rateLimit(ports, [{ key: `invite/user/${companyId}/${userId}`, max: 5, windowMs: 30 * MINUTE_MS }], tx);
