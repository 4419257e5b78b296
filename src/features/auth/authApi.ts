/** The calls of signing in, up and out, and of passwords (specification §7). */
import { adminApi } from "../../api/adminApi.ts";
import { type ApiPorts } from "../../api/apiPorts.ts";
import { type SessionHeaderValues } from "../../api/credentials.ts";
import { readProblem } from "../../api/problem.ts";
import { bringsUser } from "../../api/readUser.ts";
import { sessionInResponse, tokenInAddress } from "../../api/resetSession.ts";
import { CONFIRMED_PAGE_PATH, RESET_REDIRECT_PATH } from "../../contract/session.ts";
import {
  type CompleteSignupRequest,
  type ConfirmationRequest,
  type NewPasswordRequest,
  type ResetRequest,
  type SignInRequest,
  type SignInResponse,
  type SignUpRequest,
  type SuccessResponse,
  type ValidateTokenResponse,
} from "../../contract/shapes/session.ts";

/** What a reset link carries: a token, or a session from devise_token_auth's redirect. */
export type ResetLink = { token: string } | { session: SessionHeaderValues };
/** Whose password it is; `needsToken`: the link has no session, and the new password is sent with its token. */
type OpenedLink = { uid: string; needsToken: boolean };

const isUnverified = (body: unknown): boolean => (body as SignInResponse | null)?.data?.verified === false;
const refusesInput = { refusesInput: true } as const;

export const authApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInResponse, SignInRequest>({
      query: (body) => ({ url: "/auth/sign_in", method: "POST", body }),
      extraOptions: {
        ...refusesInput,
        isExpected: (body) => isUnverified(body) || bringsUser(body),
        opensSession: (body) => !isUnverified(body) && bringsUser(body),
      },
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: "/auth/sign_out", method: "DELETE" }),
      extraOptions: refusesInput,
    }),
    /** Asked once each `turn`: the session's own flow asks again, and says so. `unbatch`: brings a new token in any case. */
    validateSession: build.query<ValidateTokenResponse, { turn: number } | { unbatch: true }>({
      query: (how) => ({
        url: "/auth/validate_token",
        cache: "no-store",
        ...("unbatch" in how ? { params: how } : {}),
      }),
      keepUnusedDataFor: 0,
      extraOptions: { asksOnce: true },
    }),
    register: build.mutation<unknown, SignUpRequest>({
      query: (body) => ({ url: "/auth", method: "POST", body }),
      extraOptions: refusesInput,
    }),
    completeSignup: build.mutation<SuccessResponse, CompleteSignupRequest>({
      query: (body) => ({ url: "/complete_signup", method: "PUT", body }),
      extraOptions: refusesInput,
    }),
    requestReset: build.mutation<unknown, { email: string }>({
      queryFn: async ({ email }, { extra }, _options, request) => {
        const body: ResetRequest = { email, redirect_url: redirectUrl(extra as ApiPorts) };
        return await request({ url: "/auth/password", method: "POST", body });
      },
      extraOptions: refusesInput,
    }),
    repeatConfirmation: build.mutation<unknown, { email: string }>({
      queryFn: async ({ email }, { extra }, _options, request) => {
        const { network } = extra as ApiPorts;
        const body: ConfirmationRequest = { email, redirect_url: network.origin + CONFIRMED_PAGE_PATH };
        return await request({ url: "/auth/confirmation", method: "POST", body });
      },
      extraOptions: refusesInput,
    }),
    /** Checks the link and holds its session, if it has one; neither stays in the cache. */
    openResetLink: build.query<OpenedLink, ResetLink>({
      queryFn: async (link, { extra }, _options, request) => {
        const ports = extra as ApiPorts;
        if ("session" in link) {
          ports.session.keepReset(link.session);
          return { data: { uid: link.session.uid ?? "", needsToken: false } };
        }
        const params = { reset_password_token: link.token, redirect_url: redirectUrl(ports) };
        const { data, error, meta } = await request({ url: "/auth/password/edit", params });
        if (error) return { error };
        const session = sessionInResponse(meta?.url ?? "", meta?.headers ?? null, data);
        if (!session && tokenInAddress(meta?.url ?? "") === link.token) return { data: { uid: "", needsToken: true } };
        if (!session) return { error: readProblem("unreadable", null) };
        ports.session.holdReset(session);
        return { data: { uid: session.uid ?? "", needsToken: false } };
      },
      keepUnusedDataFor: 0,
      extraOptions: { ...refusesInput, takesAnything: true },
    }),
    setNewPassword: build.mutation<SuccessResponse, NewPasswordRequest>({
      query: (body) => ({ url: "/auth/password", method: "PUT", body }),
      extraOptions: { ...refusesInput, as: "reset" },
    }),
  }),
});

const redirectUrl = ({ network }: ApiPorts): string => network.origin + RESET_REDIRECT_PATH;

export const {
  useRegisterMutation,
  useCompleteSignupMutation,
  useRequestResetMutation,
  useRepeatConfirmationMutation,
  useOpenResetLinkQuery,
  useSetNewPasswordMutation,
} = authApi;
