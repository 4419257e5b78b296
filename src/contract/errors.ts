/**
 * Errors on the wire: Devise's three shapes (an array, a map with `full_messages`, or Rails' own `{ status, error }`)
 * and beside them an additive, stable `code`, which is what the app translates.
 */
export const ERROR_CODES = [
  "already_filled",
  "bad_request",
  "contact_details_missing",
  "credentials_rejected",
  "email_unconfirmed",
  "forbidden",
  "in_use",
  "invalid_date",
  "invalid_input",
  "invalid_transition",
  "last_owner",
  "list_in_callout",
  "list_started",
  "new_user_not_found",
  "nobody_to_send_to",
  "not_agreed",
  "not_credentialed",
  "not_found",
  "not_sent_yet",
  "not_signed_in",
  "otp_rejected",
  "otp_required",
  "overlap",
  "payload_too_large",
  "rate_limited",
  "reset_token_invalid",
  "second_factor_required",
  "server_error",
  "stale",
  "storage_full",
  "too_late_to_call_back",
  "unavailable",
  "unsupported_media_type",
  "user_unverified",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Messages by field, Rails' way: `full_messages` repeats them as whole sentences. */
export type FieldErrors = { [field: string]: string[] } & { full_messages?: string[] };

/** Every error body our server sends; another server may leave out `code`, `errors` or the body as a whole. */
export type ErrorBody = {
  errors?: string[] | FieldErrors;
  /** Rails' own shape for requests that reached no controller. */
  error?: string;
  status?: number | "error";
  success?: false;
  code?: ErrorCode;
  /** What the client may need to go on: the current row of a stale update, say. */
  data?: unknown;
  request_id?: string;
};
