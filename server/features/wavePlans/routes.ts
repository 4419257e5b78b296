/** Routes of a practice's wave plans. */
import { IdParams, Success } from "../../../src/contract/shapes/base.ts";
import {
  ChangeWavePlanRequest,
  WavePlanRequest,
  WavePlanResponse,
  WavePlansResponse,
} from "../../../src/contract/shapes/waves.ts";
import { forCompany } from "../../db/companyScope.ts";
import { byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { changePlan, createPlan, deletePlan, listPlans, showPlan } from "./wavePlans.ts";

export const wavePlansRoutes: Routes = async (app, ports) => {
  app.get("/wave_plans", { schema: { response: { 200: WavePlansResponse } } }, async (request) => ({
    data: await listPlans(forCompany(ports.database.db, signedIn(request).companyId)),
  }));
  app.post(
    "/wave_plans",
    { schema: { body: WavePlanRequest, response: { 201: WavePlanResponse } } },
    async (request, reply) => {
      const response = await runIdempotently(ports, request, async (unit) => ({
        data: await showPlan(unit.tx, await createPlan(unit, byWhom(request), request.body)),
      }));
      return reply.code(201).send(response);
    },
  );
  app.put(
    "/wave_plans/:id",
    { schema: { params: IdParams, body: ChangeWavePlanRequest, response: { 200: WavePlanResponse } } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        await changePlan(unit, byWhom(request), request.params.id, request.body);
        return { data: await showPlan(unit.tx, request.params.id) };
      }),
  );
  app.delete("/wave_plans/:id", { schema: { params: IdParams, response: { 200: Success } } }, async (request) => {
    const { id } = request.params;
    await inCompany(ports, signedIn(request).companyId, (unit) => deletePlan(unit, byWhom(request), id));
    return { success: true };
  });
};
