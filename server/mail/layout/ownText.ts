/** Which of the practice's own paragraphs belong into a mail: those of its kind and its language, never of another. */
import { type Language } from "../../../src/contract/languages.ts";
import { type OwnParagraphs } from "../../../src/contract/shapes/emailTexts.ts";
import { type MailPractice } from "../mailFacts.ts";

const NONE: OwnParagraphs = { opening: "", closing: "" };

export const ownText = ({ texts = [] }: MailPractice, kind: string, language: Language): OwnParagraphs =>
  texts.find((text) => text.kind === kind && text.language === language) ?? NONE;
