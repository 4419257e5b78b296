/** How much mail invitations may cause: sixty an hour for a practice, five in half an hour for one colleague. */
import { rateLimit } from "../../http/rateLimit.ts";
import { type CompanyWork } from "../../platform/ports.ts";

const MINUTE_SECONDS = 60;

export const limitInvitations = ({ tx, ports, companyId }: CompanyWork): Promise<void> =>
  rateLimit(ports, [{ key: `invite/company/${companyId}`, max: 60, windowSeconds: 60 * MINUTE_SECONDS }], tx);

export const limitInvitation = ({ tx, ports, companyId }: CompanyWork, userId: number): Promise<void> =>
  rateLimit(ports, [{ key: `invite/user/${companyId}/${userId}`, max: 5, windowSeconds: 30 * MINUTE_SECONDS }], tx);
