/** Routes of standing lists, days without lists, and the plan that is made of both. */
import { IdParams, Success, VersionQuery } from "../../../src/contract/shapes/base.ts";
import {
  CallBackPlanRequest,
  ChangeStandingListRequest,
  DayOffRequest,
  DayOffResponse,
  DaysOffResponse,
  PlanPreviewResponse,
  PlanQuery,
  PlanRequest,
  PlanResponse,
  PlanResultResponse,
  StandingListRequest,
  StandingListResponse,
  StandingListsResponse,
} from "../../../src/contract/shapes/planning.ts";
import { forCompany } from "../../db/companyScope.ts";
import { byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { listDaysOff } from "../lists/public.ts";
import { callBackPlan, previewPlan } from "./callBackPlan.ts";
import { addDayOff, removeDayOff } from "./daysOff.ts";
import { showPlan } from "./plan.ts";
import { planWeeks } from "./planWeeks.ts";
import {
  changeStandingList,
  createStandingList,
  deleteStandingList,
  presentStandingList,
  standingLists,
} from "./standingLists.ts";

const shows = { response: { 200: StandingListResponse } };
const goes = { params: IdParams, response: { 200: Success } };

const listRoutes: Routes = async (app, ports) => {
  app.get("/standing_lists", { schema: { response: { 200: StandingListsResponse } } }, async (request) => {
    const rows = await standingLists(forCompany(ports.database.db, signedIn(request).companyId));
    return { data: rows.map(presentStandingList) };
  });
  app.post(
    "/standing_lists",
    { schema: { body: StandingListRequest, response: { 201: StandingListResponse } } },
    async (request, reply) => {
      const response = await runIdempotently(ports, request, async (unit) => ({
        data: await createStandingList(unit, byWhom(request), request.body.standing_list),
      }));
      return reply.code(201).send(response);
    },
  );
  app.put(
    "/standing_lists/:id",
    { schema: { params: IdParams, body: ChangeStandingListRequest, ...shows } },
    (request) =>
      runIdempotently(ports, request, async (unit) => ({
        data: await changeStandingList(unit, byWhom(request), { id: request.params.id, ...request.body }),
      })),
  );
  app.delete("/standing_lists/:id", { schema: { ...goes, querystring: VersionQuery } }, async (request) => {
    await inCompany(ports, signedIn(request).companyId, (unit) =>
      deleteStandingList(unit, byWhom(request), { ...request.params, ...request.query }),
    );
    return { success: true };
  });
};

const daysOffRoutes: Routes = async (app, ports) => {
  app.get("/days_off", { schema: { response: { 200: DaysOffResponse } } }, async (request) => ({
    data: await listDaysOff(forCompany(ports.database.db, signedIn(request).companyId)),
  }));
  app.post(
    "/days_off",
    { schema: { body: DayOffRequest, response: { 201: DayOffResponse } } },
    async (request, reply) => {
      const response = await runIdempotently(ports, request, async (unit) => ({
        data: await addDayOff(unit, byWhom(request), request.body.day_off),
      }));
      return reply.code(201).send(response);
    },
  );
  app.delete("/days_off/:id", { schema: goes }, async (request) => {
    await inCompany(ports, signedIn(request).companyId, (unit) =>
      removeDayOff(unit, byWhom(request), request.params.id),
    );
    return { success: true };
  });
};

const planRoutes: Routes = async (app, ports) => {
  app.get("/plan", { schema: { querystring: PlanQuery, response: { 200: PlanResponse } } }, async (request) => {
    const db = forCompany(ports.database.db, signedIn(request).companyId);
    return { data: await showPlan(db, ports.clock.now(), request.query) };
  });
  app.post("/plan", { schema: { body: PlanRequest, response: { 200: PlanResultResponse } } }, (request) =>
    runIdempotently(ports, request, async (unit) => ({
      data: await planWeeks(unit, byWhom(request), request.body),
    })),
  );
  app.post(
    "/plan/preview",
    { schema: { body: PlanRequest, response: { 200: PlanPreviewResponse } } },
    async (request) => {
      const { companyId } = signedIn(request);
      return { data: await previewPlan(ports, companyId, byWhom(request), request.body) };
    },
  );
  app.post("/plan/call_back", { schema: { body: CallBackPlanRequest, response: { 200: Success } } }, (request) =>
    runIdempotently(ports, request, async (unit) => {
      await callBackPlan(unit, byWhom(request), request.body);
      return { success: true };
    }),
  );
};

export const standingListsRoutes: Routes = async (app, ports) => {
  for (const routes of [listRoutes, daysOffRoutes, planRoutes]) await routes(app, ports);
};
