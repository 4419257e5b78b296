/** A practice's own paragraphs in the mails that doctors get, as the wire has them. */
import { type Static, Type } from "typebox";
import { EMAIL_TEXT_KINDS } from "../emailTexts.ts";
import { LANGUAGES } from "../languages.ts";
import { LIMITS } from "../limits.ts";
import { instant, lockVersion, nullable, oneOf, strict, text, upTo } from "./base.ts";

/** Which mail in which language: a text never stands in a mail of another language. */
const key = { kind: oneOf(EMAIL_TEXT_KINDS), language: oneOf(LANGUAGES) };
export const EmailTextKey = Type.Object(key);
export type EmailTextKey = Static<typeof EmailTextKey>;

const paragraph = upTo(LIMITS.emailText[1]);
/** Plain text; the empty text is none. `opening` follows the greeting, `closing` is the last before the signature. */
const paragraphs = { opening: paragraph, closing: paragraph };
export const OwnParagraphs = Type.Object(paragraphs);
export type OwnParagraphs = Static<typeof OwnParagraphs>;

/** POST /email_texts/preview and /email_texts/test: what is typed, saved or not. */
export const EmailTextDraft = strict({ ...key, ...paragraphs });
export type EmailTextDraft = Static<typeof EmailTextDraft>;
/** PUT /email_texts; `lock_version` 0 where nothing was written yet. */
export const EmailTextChange = strict({ ...EmailTextDraft.properties, lock_version: lockVersion });
export type EmailTextChange = Static<typeof EmailTextChange>;

export const EmailText = strict({
  ...EmailTextChange.properties,
  updated_at: instant,
  /** Who wrote it last; null for somebody who is gone. */
  updated_by: nullable(text),
});
export type EmailText = Static<typeof EmailText>;
export const EmailTextResponse = strict({ data: EmailText });
export const EmailTextsResponse = strict({ data: Type.Array(EmailText) });

export const EmailTextPreview = strict({
  from_name: text,
  subject: text,
  text,
  /** Shows the mail as HTML for some minutes, in a frame without rights. */
  html_url: text,
});
export type EmailTextPreview = Static<typeof EmailTextPreview>;
export const EmailTextPreviewResponse = strict({ data: EmailTextPreview });
export const PreviewParams = strict({ token: upTo(200) });

export const EmailTextTest = strict({ sent_to: text });
export type EmailTextTest = Static<typeof EmailTextTest>;
export const EmailTextTestResponse = strict({ data: EmailTextTest });
