/** How many callouts a company may begin in an hour. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { rateLimit } from "../../../http/rateLimit.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

const CALLOUTS_PER_HOUR = 60;

export const calloutLimit = (companyId: number) => ({
  key: `callouts/company/${companyId}`,
  max: CALLOUTS_PER_HOUR,
  windowMs: HOUR_MS,
});

/** Counted with the callout itself, so that one that was refused, or answered before, counts for nothing. */
export const limitCallouts = ({ tx, ports, companyId }: CompanyWork): Promise<void> =>
  rateLimit(ports, [calloutLimit(companyId)], tx);
