/** Saves what callouts begin with, how long data is kept, and what signing in requires. */
import { adminApi } from "../../api/adminApi.ts";
import { bringsUser } from "../../api/readUser.ts";
import {
  type CalloutDefaultsRequest,
  type PrivacyRequest,
  type SecurityRequest,
  type SessionTimesRequest,
} from "../../contract/shapes/calloutDefaults.ts";
import { type UserResponse } from "../../contract/shapes/user.ts";

const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers with the person anew, settings included; 409 `stale` has the person as `data`. */
    saveCalloutDefaults: build.mutation<UserResponse, CalloutDefaultsRequest>({
      query: (body) => ({ url: "/company_settings", method: "PUT", body }),
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
    saveSessionTimes: build.mutation<UserResponse, SessionTimesRequest>({
      query: (body) => ({ url: "/company_settings", method: "PUT", body }),
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
    saveSecurity: build.mutation<UserResponse, SecurityRequest>({
      query: (body) => ({ url: "/company_settings", method: "PUT", body }),
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
    savePrivacy: build.mutation<UserResponse, PrivacyRequest>({
      query: (body) => ({ url: "/company_settings", method: "PUT", body }),
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
  }),
});

export const {
  useSaveCalloutDefaultsMutation,
  useSaveSessionTimesMutation,
  useSaveSecurityMutation,
  useSavePrivacyMutation,
} = settingsApi;
