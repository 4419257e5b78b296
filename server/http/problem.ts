/** A refusal with its status, code and Devise-shaped body; thrown by features, answered by the errors plugin. */
import { type ErrorCode, type FieldErrors } from "../../src/contract/errors.ts";

/** Keys that stand in the body beside `errors` and `code`. */
type Extra = { success?: false; status?: "error"; data?: unknown };

export class Problem extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: string[] | FieldErrors;
  readonly extra: Extra;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  constructor(status: number, code: ErrorCode, errors: string[] | FieldErrors, extra: Extra = {}, retryAfter?: number) {
    super(code);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

/** The same response for what is not there and for what is another company's. */
export const notFound = (name: string): Problem =>
  new Problem(404, "not_found", [`The requested ${name} is not found`]);

/** 422 with messages by field. */
export function invalid(fields: Record<string, string[]>, code: ErrorCode = "invalid_input"): Problem {
  const full = Object.entries(fields).flatMap(([field, messages]) => messages.map((text) => `${label(field)} ${text}`));
  return new Problem(422, code, { ...fields, full_messages: full });
}

const label = (field: string): string => {
  const words = field.replaceAll(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
