/** The session's headers (docs/contract.md §1), and the pages that mailed links open. */

/** devise_token_auth's names, lower case; `fetch` reads headers without regard to case. */
export const SESSION_HEADERS = ["access-token", "token-type", "client", "expiry", "uid", "authorization"] as const;
type SessionHeader = (typeof SESSION_HEADERS)[number];

/** An auth session as kept in the browser (specification §3): exactly the headers, as text. */
export type Credentials = Record<SessionHeader, string>;

/** What `redirect_url` ends in (specification §7), and the page the mailed link opens. */
export const RESET_REDIRECT_PATH = "/set-new-password";
export const RESET_PAGE_PATH = "/auth/set-new-password";
export const CONFIRMED_PAGE_PATH = "/auth/email-confirmed";

/** Version of the terms a person accepts while signing up; stored with the moment. */
export const TERMS_VERSION = "2026-01";
