/** What the calls about a practice's own email texts take and answer, as JSON schemas; they become the OpenAPI document. */
import { EMAIL_TEXT_KINDS } from "../../../src/contract/emailTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { arrayOf, instant, maybeText, text } from "../../http/jsonSchema.ts";
import { strict, version } from "../../http/requestSchemas.ts";

const paragraph = { type: "string", maxLength: LIMITS.emailText[1] } as const;

const key = { kind: { type: "string", enum: EMAIL_TEXT_KINDS }, language: { type: "string", enum: LANGUAGES } };
const draft = { ...key, opening: paragraph, closing: paragraph };
const row = strict({
  ...draft,
  lock_version: version,
  updated_at: instant,
  updated_by: maybeText,
});

export const draftBody = strict(draft);
export const changeBody = strict({ ...draft, lock_version: version });
export const emailTextAnswer = strict({ data: row });
export const emailTextsAnswer = strict({ data: arrayOf(row) });
export const previewAnswer = strict({ data: strict({ from_name: text, subject: text, text, html_url: text }) });
export const testAnswer = strict({ data: strict({ sent_to: text }) });
export const previewParams = strict({ token: { type: "string", maxLength: 200 } });
