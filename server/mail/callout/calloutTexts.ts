/** What the mails about callouts say, in the doctor's language. */
import { type CalloutTexts } from "../../locales/en/calloutTexts.ts";
import { textsIn } from "../../locales/texts.ts";

export const calloutTexts = (language: string): CalloutTexts => textsIn(language).callout;
