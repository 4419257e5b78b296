/** How much mail invitations may cause: sixty an hour for a practice, five in half an hour for one colleague. */
import { rateLimit } from "../../plugins/rateLimit.ts";
import { type Ports } from "../../ports.ts";

const MINUTE = 60;

export const limitInvitations = (ports: Ports, companyId: number): Promise<void> =>
  rateLimit(ports, [{ key: `invite/company/${companyId}`, max: 60, windowSeconds: 60 * MINUTE }]);

export const limitInvitation = (ports: Ports, companyId: number, userId: number): Promise<void> =>
  rateLimit(ports, [{ key: `invite/user/${companyId}/${userId}`, max: 5, windowSeconds: 30 * MINUTE }]);
