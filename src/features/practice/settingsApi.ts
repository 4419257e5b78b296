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
import { type Keyed, saveSettingsRequest } from "./saveSettingsRequest.ts";

const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers with the person anew, settings included; 409 `stale` has the person as `data`. */
    saveCalloutDefaults: build.mutation<UserResponse, Keyed<CalloutDefaultsRequest>>({
      query: saveSettingsRequest,
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
    saveSessionTimes: build.mutation<UserResponse, Keyed<SessionTimesRequest>>({
      query: saveSettingsRequest,
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
    saveSecurity: build.mutation<UserResponse, Keyed<SecurityRequest>>({
      query: saveSettingsRequest,
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
    savePrivacy: build.mutation<UserResponse, Keyed<PrivacyRequest>>({
      query: saveSettingsRequest,
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
