/** What the calls about a practice's own email texts take and answer, as JSON schemas; they become the OpenAPI document. */
import { EMAIL_TEXT_KINDS } from "../../../src/contract/emailTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { LIMITS } from "../../../src/contract/limits.ts";

const text = { type: "string" } as const;
const paragraph = { type: "string", maxLength: LIMITS.emailText[1] } as const;
const version = { type: "integer", minimum: 0, maximum: 2_000_000_000 } as const;
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const key = { kind: { type: "string", enum: EMAIL_TEXT_KINDS }, language: { type: "string", enum: LANGUAGES } };
const draft = { ...key, opening: paragraph, closing: paragraph };
const row = object({
  ...draft,
  lock_version: version,
  updated_at: { type: "string", description: "ISO-8601, UTC" },
  updated_by: { type: ["string", "null"] },
});

export const draftBody = object(draft);
export const changeBody = object({ ...draft, lock_version: version });
export const emailTextAnswer = object({ data: row });
export const emailTextsAnswer = object({ data: { type: "array", items: row } });
export const previewAnswer = object({ data: object({ from_name: text, subject: text, text, html_url: text }) });
export const testAnswer = object({ data: object({ sent_to: text }) });
export const previewParams = object({ token: { type: "string", maxLength: 200 } });
