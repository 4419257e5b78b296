/** Saves what belongs to the whole practice (specification §7). */
import { adminApi } from "../../api/adminApi.ts";
import { bringsUser } from "../../api/readUser.ts";
import { type ContactDetailsRequest, type UserResponse } from "../../contract/shapes/user.ts";
import { type Keyed, saveSettingsRequest } from "./saveSettingsRequest.ts";

const practiceApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers with the person anew, company and settings included. */
    saveContactDetails: build.mutation<UserResponse, Keyed<ContactDetailsRequest>>({
      query: saveSettingsRequest,
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
  }),
});

export const { useSaveContactDetailsMutation } = practiceApi;
