/** A problem in the person's language: by its code, else as the server worded it, else by its kind. */
import { type ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { type ErrorCode } from "../contract/errors.ts";
import { isCommonPassword, isProblem, type Problem } from "./problem.ts";

/** Every code has words: a new one does not compile without. */
const CODE_TEXTS = {
  already_filled: "code.already_filled",
  bad_request: "code.bad_request",
  contact_details_missing: "code.contact_details_missing",
  credentials_rejected: "code.credentials_rejected",
  email_unconfirmed: "code.email_unconfirmed",
  forbidden: "code.forbidden",
  in_use: "code.in_use",
  invalid_date: "code.invalid_date",
  invalid_input: "code.invalid_input",
  invalid_transition: "code.invalid_transition",
  last_owner: "code.last_owner",
  list_in_callout: "code.list_in_callout",
  list_started: "code.list_started",
  new_user_not_found: "code.new_user_not_found",
  nobody_to_send_to: "code.nobody_to_send_to",
  not_found: "code.not_found",
  not_signed_in: "code.not_signed_in",
  overlap: "code.overlap",
  not_agreed: "code.not_agreed",
  not_credentialed: "code.not_credentialed",
  payload_too_large: "code.payload_too_large",
  rate_limited: "code.rate_limited",
  reset_token_invalid: "code.reset_token_invalid",
  server_error: "code.server_error",
  stale: "code.stale",
  storage_full: "code.storage_full",
  unavailable: "code.unavailable",
  unsupported_media_type: "code.unsupported_media_type",
  user_unverified: "code.user_unverified",
} satisfies Record<ErrorCode, ParseKeys<"errors">>;

/** What can be named in every language; anything else is "the entry". */
const THINGS = {
  callout: "thing.callout",
  doctor: "thing.doctor",
  group: "thing.group",
  list: "thing.list",
  response: "thing.response",
  session: "thing.session",
  site: "thing.site",
  surgeon: "thing.surgeon",
  user: "thing.user",
} satisfies Record<string, ParseKeys<"errors">>;

/** "The requested {name} is not found" (specification §5, §8): only the message says what. */
function missingThing({ code, messages }: Problem): (typeof THINGS)[keyof typeof THINGS] | undefined {
  const name = code === "not_found" ? /^The requested (\w+) is not found$/.exec(messages[0] ?? "")?.[1] : undefined;
  return name && name in THINGS ? THINGS[name as keyof typeof THINGS] : undefined;
}

/** Takes whatever RTK Query calls an error. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation("errors");
  return (error) => {
    if (!isProblem(error)) return t("unknown");
    if (error.status === "network") return t("network");
    const missing = missingThing(error);
    if (missing) return t("missing", { name: t(missing) });
    if (isCommonPassword(error)) return t("commonPassword");
    // Which input it was, only the server's own words say.
    const isPlain = error.code !== "invalid_input" || error.messages.length === 0;
    if (error.code && isPlain) return t(CODE_TEXTS[error.code]);
    return error.messages.join(". ") || t("unknown");
  };
}
