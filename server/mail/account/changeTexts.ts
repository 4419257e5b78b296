/** The words of mails about a changed password or address, in the language of the mail's frame. */
import { type ChangeTexts } from "../../locales/en/accountChange.ts";
import { textsIn } from "../../locales/texts.ts";

export const changeTexts = (language: string): ChangeTexts => textsIn(language).accountChange;
