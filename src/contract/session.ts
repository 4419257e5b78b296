/** The session's headers (docs/contract.md §1) and the bodies of the authentication calls (specification §7). */
import { type Language } from "./languages.ts";
import { type User } from "./user.ts";

/** devise_token_auth's names, lower case; `fetch` reads headers without regard to case. */
export const SESSION_HEADERS = ["access-token", "token-type", "client", "expiry", "uid", "authorization"] as const;
type SessionHeader = (typeof SESSION_HEADERS)[number];

/** An auth session as kept in the browser (specification §3): exactly the headers, as text. */
export type Credentials = Record<SessionHeader, string>;

export type SignInRequest = { email: string; password: string };
/** `verified: false` comes without session headers. */
export type SignInResponse = { data: User | { verified: false } };

export type SignUpRequest = {
  sign_up: {
    company_name: string;
    name: string;
    email: string;
    phone: string;
    password: string;
    password_confirmation: string;
    /** Additive. */
    accept_terms: boolean;
    terms_version: string;
    /** Additive: the language the form was filled in; without it the browser's first wish that we have. */
    locale?: Language;
    /** Additive: IANA, where the form was filled in; the practice counts its days by it until it says otherwise. */
    time_zone?: string;
  };
};
export type CompleteSignupRequest = { invitation_token: string; email: string; name: string; password: string };
export type ResetRequest = { email: string; redirect_url: string };
/** `reset_password_token`: where the server has the client keep it, instead of a session of the link's own. */
export type NewPasswordRequest = { password: string; password_confirmation: string; reset_password_token?: string };
/** `redirect_url`: where the mailed link leads in the end, for a server that asks. */
export type ConfirmationRequest = { email: string; redirect_url: string };
export type ValidateTokenResponse = { success: true; data: User };
export type SuccessResponse = { success: true; message?: string };

/** What `redirect_url` ends in (specification §7), and the page the mailed link opens. */
export const RESET_REDIRECT_PATH = "/set-new-password";
export const RESET_PAGE_PATH = "/auth/set-new-password";
export const CONFIRMED_PAGE_PATH = "/auth/email-confirmed";

/** Version of the terms a person accepts while signing up; stored with the moment. */
export const TERMS_VERSION = "2026-01";
