/** Saves what belongs to the whole practice (specification §7). */
import { adminApi } from "../../api/adminApi.ts";
import { bringsUser } from "../../api/readUser.ts";
import { type ContactDetailsRequest, type UserResponse } from "../../contract/shapes/user.ts";

const practiceApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers with the person anew, company and settings included. */
    saveContactDetails: build.mutation<UserResponse, ContactDetailsRequest>({
      query: (body) => ({ url: "/company_settings", method: "PUT", body }),
      extraOptions: { isExpected: bringsUser },
      invalidatesTags: ["Company"],
    }),
  }),
});

export const { useSaveContactDetailsMutation } = practiceApi;
