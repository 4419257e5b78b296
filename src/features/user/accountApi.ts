/** One's own account: profile, password, address, sessions. */
import { adminApi } from "../../api/adminApi.ts";
import { type AccountRequest, type SessionsResponse } from "../../contract/shapes/account.ts";
import { type CalendarFeedResponse } from "../../contract/shapes/calendarFeed.ts";
import { type ValidateTokenResponse } from "../../contract/shapes/session.ts";
import { type UserResponse } from "../../contract/shapes/user.ts";

export const accountApi = adminApi.enhanceEndpoints({ addTagTypes: ["Sessions", "CalendarFeed"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Profile, password or address, one at a time; answers with the person anew. */
    changeAccount: build.mutation<UserResponse, AccountRequest>({
      query: (body) => ({ url: "/auth", method: "PUT", body }),
      // A new password ends the others.
      invalidatesTags: (_answer, error, body) => (!error && "password" in body ? ["Sessions"] : []),
    }),
    repeatEmailChange: build.mutation<UserResponse, void>({
      query: () => ({ url: "/auth/unconfirmed_email", method: "POST" }),
    }),
    withdrawEmailChange: build.mutation<UserResponse, void>({
      query: () => ({ url: "/auth/unconfirmed_email", method: "DELETE" }),
    }),
    /** The person of now: a link may have been pressed in another browser. */
    readAccount: build.query<ValidateTokenResponse, void>({ query: () => "/auth/validate_token" }),
    sessions: build.query<SessionsResponse, void>({
      query: () => "/auth/sessions",
      keepUnusedDataFor: 0,
      providesTags: ["Sessions"],
    }),
    /** One, by its id, or all others. */
    revokeSessions: build.mutation<unknown, { id: string } | "others">({
      query: (which) => ({
        url: which === "others" ? "/auth/sessions" : `/auth/sessions/${encodeURIComponent(which.id)}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Sessions"],
    }),
    calendarFeed: build.query<CalendarFeedResponse, void>({
      query: () => "/calendar_feed",
      providesTags: ["CalendarFeed"],
    }),
    /** The first address, or another in its place. */
    openCalendarFeed: build.mutation<CalendarFeedResponse, void>({
      query: () => ({ url: "/calendar_feed", method: "POST" }),
      invalidatesTags: ["CalendarFeed"],
    }),
    closeCalendarFeed: build.mutation<CalendarFeedResponse, void>({
      query: () => ({ url: "/calendar_feed", method: "DELETE" }),
      invalidatesTags: ["CalendarFeed"],
    }),
  }),
});

export const {
  useChangeAccountMutation,
  useRepeatEmailChangeMutation,
  useWithdrawEmailChangeMutation,
  useLazyReadAccountQuery,
  useSessionsQuery,
  useRevokeSessionsMutation,
  useCalendarFeedQuery,
  useOpenCalendarFeedMutation,
  useCloseCalendarFeedMutation,
} = accountApi;
