/** PUT /company_settings: what doctors see as sender and whom they reach (specification §7), what callouts begin with, and how long data is kept. */
import { type AuditAction } from "../../../src/contract/audit.ts";
import { SettingsRequest, UserResponse } from "../../../src/contract/shapes/user.ts";
import { auditBy, byWhom } from "../../domain/auditBy.ts";
import { auditDiff } from "../../domain/auditDiff.ts";
import { type SignedIn, signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { presentUser } from "../auth/public.ts";
import { recordChange } from "../notifications/public.ts";
import { changeContactDetails } from "./changeContactDetails.ts";
import { changeDefaults } from "./changeDefaults.ts";
import { changeSecurity } from "./changeSecurity.ts";
import { tellSettings } from "./tellSettings.ts";

/** Changes what the request is about, and names the change. */
async function change(unit: CompanyWork, session: SignedIn, request: SettingsRequest): Promise<AuditAction> {
  const { userId } = session;
  switch (request.update_type) {
    case "company_callout_contact_details":
      await changeContactDetails(unit, userId, request);
      return "contact_details_changed";
    case "callout_defaults":
      await changeDefaults(unit, userId, request);
      return "callout_defaults_changed";
    case "session_times":
      await changeDefaults(unit, userId, request);
      return "session_times_changed";
    case "privacy":
      await changeDefaults(unit, userId, request);
      return "privacy_changed";
    case "security":
      await changeSecurity(unit, session, request);
      return "security_changed";
  }
}

export const companySettingsRoutes: Routes = async (app, ports) => {
  app.put("/company_settings", { schema: { body: SettingsRequest, response: { 200: UserResponse } } }, (request) => {
    const session = signedIn(request);
    const { companyId, userId } = session;
    return runIdempotently(ports, request, async (unit) => {
      const before = await presentUser(unit.tx, userId);
      const action = await change(unit, session, request.body);
      const after = await presentUser(unit.tx, userId);
      const diff = auditDiff(tellSettings(before), tellSettings(after));
      await auditBy(unit, byWhom(request), { action, subject: { type: "company", id: companyId }, diff });
      await recordChange(unit, null);
      return { data: after };
    });
  });
};
