/** The practice's figures, each asked for by itself, and what stands behind one. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import { PER_PAGE_MAX } from "../../contract/page.ts";
import {
  type AheadWeek,
  type AnswerCounts,
  type BehindMeta,
  type BehindQuery,
  type BehindRow,
  type DoctorRates,
  type DoctorRatesQuery,
  type Durations,
  type FilledWeek,
  type GroupRates,
  type Insight,
  type InsightsAbout,
  type InsightsQuery,
  type MailsWeek,
  type RatesMeta,
  type WithdrawalsMeta,
  type WithdrawalsWeek,
} from "../../contract/shapes/insights.ts";
import { type Page } from "../../contract/shapes/page.ts";

const insightsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    insightsAbout: build.query<InsightsAbout, void>({
      query: () => "/insights",
      transformResponse: unwrapData<InsightsAbout>,
      providesTags: ["Callouts"],
    }),
    insightsAhead: build.query<Insight<AheadWeek[]>, InsightsQuery>({
      query: (params) => ({ url: "/insights/ahead", params }),
      providesTags: ["Callouts"],
    }),
    insightsFilled: build.query<Insight<FilledWeek[]>, InsightsQuery>({
      query: (params) => ({ url: "/insights/filled", params }),
      providesTags: ["Callouts"],
    }),
    insightsDurations: build.query<Insight<Durations>, InsightsQuery>({
      query: (params) => ({ url: "/insights/durations", params }),
      providesTags: ["Callouts"],
    }),
    insightsAnswers: build.query<Insight<AnswerCounts>, InsightsQuery>({
      query: (params) => ({ url: "/insights/answers", params }),
      providesTags: ["Callouts"],
    }),
    insightsDoctors: build.query<Page<DoctorRates, RatesMeta>, DoctorRatesQuery>({
      query: (params) => ({ url: "/insights/doctors", params }),
      providesTags: ["Callouts", "Doctors"],
    }),
    /** Of all pages, one after the other. Not kept: each file asks anew. */
    insightsAllDoctors: build.mutation<DoctorRates[], InsightsQuery>({
      queryFn: async (query, _api, _options, request) => {
        const rows: DoctorRates[] = [];
        for (let page = 1; ; page += 1) {
          const params = { ...query, page, per_page: PER_PAGE_MAX };
          const { data, error } = await request({ url: "/insights/doctors", params });
          if (error) return { error };
          const found = data as Page<DoctorRates, RatesMeta>;
          rows.push(...found.data);
          if (found.data.length < PER_PAGE_MAX) return { data: rows };
        }
      },
    }),
    insightsGroups: build.query<Insight<GroupRates[]>, InsightsQuery>({
      query: (params) => ({ url: "/insights/groups", params }),
      providesTags: ["Callouts", "Groups"],
    }),
    insightsWithdrawals: build.query<{ data: WithdrawalsWeek[]; meta: WithdrawalsMeta }, InsightsQuery>({
      query: (params) => ({ url: "/insights/withdrawals", params }),
      providesTags: ["Callouts", "Company"],
    }),
    insightsMails: build.query<Insight<MailsWeek[]>, InsightsQuery>({
      query: (params) => ({ url: "/insights/mails", params }),
      providesTags: ["Callouts"],
    }),
    insightsBehind: build.query<Page<BehindRow, BehindMeta>, BehindQuery>({
      query: (params) => ({ url: "/insights/callouts", params }),
      providesTags: ["Callouts"],
    }),
  }),
});

export const {
  useInsightsAboutQuery,
  useInsightsAheadQuery,
  useInsightsFilledQuery,
  useInsightsDurationsQuery,
  useInsightsAnswersQuery,
  useInsightsDoctorsQuery,
  useInsightsAllDoctorsMutation,
  useInsightsGroupsQuery,
  useInsightsWithdrawalsQuery,
  useInsightsMailsQuery,
  useInsightsBehindQuery,
} = insightsApi;
