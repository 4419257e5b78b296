/** What the mails about somebody's own account say; a language that we do not have reads English. */
import { type AccountTexts } from "../../locales/en/account.ts";
import { textsIn } from "../../locales/texts.ts";

export const accountTexts = (language: string): AccountTexts => textsIn(language).account;
