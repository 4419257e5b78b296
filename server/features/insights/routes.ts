/** The practice's figures, for every administrator: each by itself, so that a slow one holds no other up. */
import { type Kysely } from "kysely";
import { PER_PAGE } from "../../../src/contract/page.ts";
import {
  AheadResponse,
  AnswersResponse,
  BehindQuery,
  BehindResponse,
  DoctorRatesQuery,
  DoctorRatesResponse,
  DurationsResponse,
  FilledResponse,
  GroupRatesResponse,
  InsightsAboutResponse,
  InsightsQuery,
  MailsResponse,
  WithdrawalsResponse,
} from "../../../src/contract/shapes/insights.ts";
import { forCompany } from "../../db/companyScope.ts";
import { withFreshPlans } from "../../db/freshPlans.ts";
import { type Tables } from "../../db/schema.ts";
import { signedIn } from "../../http/currentSession.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { answerCounts, doctorRates, groupRates } from "./answers.ts";
import { behind } from "./behind.ts";
import { aheadByWeek, filledByWeek, mailsByWeek, withdrawalsByWeek } from "./byWeek.ts";
import { durations } from "./durations.ts";
import { type Scope } from "./lists.ts";
import { about, scopeOf } from "./scope.ts";

type Asked = Parameters<typeof signedIn>[0] & { query: InsightsQuery };

export const insightsRoutes: Routes = async (app, { database, clock }) => {
  const ownOf = (request: Parameters<typeof signedIn>[0]) => forCompany(database.db, signedIn(request).companyId);
  const scoped = async (request: Asked): Promise<[db: Kysely<Tables>, scope: Scope]> => {
    const db = ownOf(request);
    return [withFreshPlans(db), await scopeOf(db, clock.now(), request.query)];
  };
  const querystring = InsightsQuery;

  app.get("/insights", { schema: { response: { 200: InsightsAboutResponse } } }, async (request) => ({
    data: await about(ownOf(request), clock.now()),
  }));
  app.get("/insights/ahead", { schema: { querystring, response: { 200: AheadResponse } } }, async (request) => {
    const [db, scope] = await scoped(request);
    return { data: await aheadByWeek(db, scope), meta: scope.ahead };
  });
  app.get("/insights/filled", { schema: { querystring, response: { 200: FilledResponse } } }, async (request) => {
    const [db, scope] = await scoped(request);
    return { data: await filledByWeek(db, scope), meta: scope.period };
  });
  app.get("/insights/durations", { schema: { querystring, response: { 200: DurationsResponse } } }, async (request) => {
    const [db, scope] = await scoped(request);
    return { data: await durations(db, scope), meta: scope.period };
  });
  app.get("/insights/answers", { schema: { querystring, response: { 200: AnswersResponse } } }, async (request) => {
    const [db, scope] = await scoped(request);
    return { data: await answerCounts(db, scope), meta: scope.period };
  });
  app.get(
    "/insights/doctors",
    { schema: { querystring: DoctorRatesQuery, response: { 200: DoctorRatesResponse } } },
    async (request) => {
      const { page = 1, per_page = PER_PAGE } = request.query;
      const [db, scope] = await scoped(request);
      const { rows, total } = await doctorRates(db, scope, { limit: per_page, offset: (page - 1) * per_page });
      return { data: rows, meta: { page, per_page, total, ...scope.period } };
    },
  );
  app.get("/insights/groups", { schema: { querystring, response: { 200: GroupRatesResponse } } }, async (request) => {
    const [db, scope] = await scoped(request);
    return { data: await groupRates(db, scope), meta: scope.period };
  });
  app.get(
    "/insights/withdrawals",
    { schema: { querystring, response: { 200: WithdrawalsResponse } } },
    async (request) => {
      const [db, scope] = await scoped(request);
      return { data: await withdrawalsByWeek(db, scope), meta: { ...scope.period, late_hours: scope.lateHours } };
    },
  );
  app.get("/insights/mails", { schema: { querystring, response: { 200: MailsResponse } } }, async (request) => {
    const [db, scope] = await scoped(request);
    return { data: await mailsByWeek(db, scope), meta: scope.period };
  });
  app.get(
    "/insights/callouts",
    { schema: { querystring: BehindQuery, response: { 200: BehindResponse } } },
    async (request) => {
      const { page = 1, per_page = PER_PAGE, figure } = request.query;
      const [db, scope] = await scoped(request);
      const found = await behind(db, scope, request.query, { limit: per_page, offset: (page - 1) * per_page });
      const period = figure === "ahead" ? scope.ahead : scope.period;
      return { data: found.rows, meta: { page, per_page, total: found.total, mails: found.mails, ...period } };
    },
  );
};
