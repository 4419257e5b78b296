/** Routes by which the practice takes a doctor's link, or a callout as a calendar file. */
import { IdParams } from "../../../../src/contract/shapes/base.ts";
import { DoctorLinkResponse } from "../../../../src/contract/shapes/calloutRequests.ts";
import { ResponseParams } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { inCompany } from "../../../platform/ports.ts";
import { calendarOf } from "../detail/calendarFile.ts";
import { copyLink } from "../detail/copyLink.ts";
import { renewLink } from "../detail/renewLink.ts";

export const linkRoutes: Routes = async (app, ports) => {
  const linkBy = (path: string, method: "GET" | "POST", act: typeof copyLink): void => {
    app.route({
      method,
      url: `/callouts/:id/recipients/:rid/${path}`,
      schema: { params: ResponseParams, response: { 200: DoctorLinkResponse } },
      handler: async (request, reply) => {
        const { companyId, userId } = signedIn(request);
        const { id: calloutId, rid: recipientId } = request.params;
        reply.header("cache-control", "no-store");
        return {
          data: { url: await inCompany(ports, companyId, (unit) => act(unit, { calloutId, recipientId, userId })) },
        };
      },
    });
  };
  linkBy("link", "GET", copyLink);
  // No answer is kept for a repetition: it would keep the link.
  linkBy("new_link", "POST", renewLink);
  app.get("/callouts/:id/calendar.ics", { schema: { params: IdParams } }, async (request, reply) => {
    const { companyId, userId } = signedIn(request);
    const file = await inCompany(ports, companyId, (unit) => calendarOf(unit, request.params.id, userId));
    reply.header("content-type", "text/calendar; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="${file.name}"`);
    return file.text;
  });
};
