/** What a failed request says, read from whatever RTK Query holds; never throws. */
import { ERROR_CODES, type ErrorCode } from "../contract/errors.ts";

export type Failure = {
  /** HTTP status; null when no answer came. */
  status: number | null;
  code: ErrorCode | null;
  requestId: string | null;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export function readFailure(error: unknown): Failure {
  const { status, data } = isObject(error) ? error : {};
  const body = isObject(data) ? data : {};
  return {
    status: typeof status === "number" ? status : null,
    code: ERROR_CODES.find((code) => code === body.code) ?? null,
    requestId: typeof body.request_id === "string" ? body.request_id : null,
  };
}
