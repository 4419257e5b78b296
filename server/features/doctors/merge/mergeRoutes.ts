/** Routes of merging a doctor who was entered twice: what would move, and moving it. */
import { type FastifyPluginAsync } from "fastify";
import { type DoctorMerge, MERGED_FIELDS } from "../../../../src/contract/doctorMerge.ts";
import { byWhom } from "../../../domain/auditBy.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import {
  arrayOf,
  closed,
  count,
  doctorAnswer,
  id,
  lock_version,
  maybeText,
  named,
  object,
  idParams as params,
  text,
} from "../shared/doctorSchemas.ts";
import { showDoctor } from "../shared/presentDoctor.ts";
import { mergeDoctors } from "./mergeDoctors.ts";
import { previewMerge } from "./mergePlan.ts";

const doctor = object({ id, name: text, grade: maybeText, email: text, lock_version: count });
const booking = object({ callout_id: id, title: text, starts_at: { type: "string", description: "ISO-8601, UTC" } });
const previewAnswer = object({
  data: object({
    from: doctor,
    into: doctor,
    callouts: count,
    shared: count,
    bookings: count,
    leave: count,
    emails: count,
    groups: arrayOf(object({ id, name: text })),
    surgeons: arrayOf(object({ id, name: text })),
    sites: arrayOf(object({ id, short_name: text, credentialed_until: maybeText })),
    fields: arrayOf({ type: "string", enum: [...MERGED_FIELDS, "pause"] }),
    clashes: arrayOf(object({ from: booking, into: booking })),
  }),
});
const previewBody = closed({ into_id: named });
const mergeBody = closed({ into_id: named, lock_version, into_lock_version: lock_version });

export const mergeRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<{ Params: { id: number }; Body: { into_id: number } }>(
    "/doctors/:id/merge_preview",
    { schema: { params, body: previewBody, response: { 200: previewAnswer } } },
    (request) => {
      const asked = { fromId: request.params.id, intoId: request.body.into_id };
      return inCompany(ports, signedIn(request).companyId, async (unit) => ({ data: await previewMerge(unit, asked) }));
    },
  );
  // Answers with the one who stays.
  app.post<{ Params: { id: number }; Body: DoctorMerge }>(
    "/doctors/:id/merge",
    { schema: { params, body: mergeBody, response: { 200: doctorAnswer } } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        await mergeDoctors(unit, byWhom(request), request.params.id, request.body);
        return { data: await showDoctor(unit.tx, unit.now, request.body.into_id) };
      }),
  );
};
