/** Two-step verification of one's own account. */
import { adminApi } from "../../../api/adminApi.ts";
import {
  type RecoveryCodesResponse,
  type SecondFactor,
  type SecondFactorChangeRequest,
  type SecondFactorResponse,
  type SecondFactorSetUp,
  type SecondFactorSetUpResponse,
} from "../../../contract/shapes/secondFactor.ts";

const PATH = "/auth/second_factor";

/** By name, which the log of the DevTools covers. */
type RecoveryCodes = RecoveryCodesResponse["data"];
const codesIn = ({ data }: RecoveryCodesResponse): RecoveryCodes => data;

const secondFactorApi = adminApi.enhanceEndpoints({ addTagTypes: ["SecondFactor"] }).injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<SecondFactor, void>({
      query: () => PATH,
      transformResponse: ({ data }: SecondFactorResponse) => data,
      keepUnusedDataFor: 0,
      // Live messages of the practice's people tell what another tab turned on or off.
      providesTags: ["SecondFactor", "Administrators"],
    }),
    beginSecondFactor: build.mutation<SecondFactorSetUp, { current_password: string }>({
      query: (body) => ({ url: PATH, method: "POST", body }),
      transformResponse: ({ data }: SecondFactorSetUpResponse) => data,
    }),
    /** Answers with the recovery codes, as the next one does. */
    confirmSecondFactor: build.mutation<RecoveryCodes, { otp_code: string }>({
      query: (body) => ({ url: PATH, method: "PUT", body }),
      transformResponse: codesIn,
      invalidatesTags: ["SecondFactor", "Administrators"],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, SecondFactorChangeRequest>({
      query: (body) => ({ url: `${PATH}/recovery_codes`, method: "POST", body }),
      transformResponse: codesIn,
      // Also after a refusal: the code may have been used up.
      invalidatesTags: ["SecondFactor"],
    }),
    turnOffSecondFactor: build.mutation<unknown, SecondFactorChangeRequest>({
      query: (body) => ({ url: `${PATH}/turn_off`, method: "POST", body }),
      invalidatesTags: ["SecondFactor", "Administrators"],
    }),
  }),
});

export const {
  useSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} = secondFactorApi;
