/** Routes of merging a doctor who was entered twice: what would move, and moving it. */
import { IdParams as params } from "../../../../src/contract/shapes/base.ts";
import { DoctorResponse } from "../../../../src/contract/shapes/doctor.ts";
import {
  DoctorMerge,
  DoctorMergePreviewResponse,
  MergePreviewRequest,
} from "../../../../src/contract/shapes/doctors/doctorMerge.ts";
import { byWhom } from "../../../domain/auditBy.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { inCompany } from "../../../platform/ports.ts";
import { showDoctor } from "../shared/presentDoctor.ts";
import { mergeDoctors } from "./mergeDoctors.ts";
import { previewMerge } from "./mergePlan.ts";

export const mergeRoutes: Routes = async (app, ports) => {
  app.post(
    "/doctors/:id/merge_preview",
    { schema: { params, body: MergePreviewRequest, response: { 200: DoctorMergePreviewResponse } } },
    (request) => {
      const asked = { fromId: request.params.id, intoId: request.body.into_id };
      return inCompany(ports, signedIn(request).companyId, async (unit) => ({ data: await previewMerge(unit, asked) }));
    },
  );
  // Answers with the one who stays.
  app.post(
    "/doctors/:id/merge",
    { schema: { params, body: DoctorMerge, response: { 200: DoctorResponse } } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        await mergeDoctors(unit, byWhom(request), request.params.id, request.body);
        return { data: await showDoctor(unit.tx, unit.now, request.body.into_id) };
      }),
  );
};
