/** What the practice offers for a callout, in words; nothing where it offers nothing to anybody. */
import { type Language } from "../../../src/contract/languages.ts";
import { type Fee, formatFee } from "../../../src/contract/rules/fee.ts";
import { type MailPractice } from "../mailFacts.ts";

type Offering = { practice: Pick<MailPractice, "feeCurrency">; callout: { fee: Fee } };

export const offeredFee = ({ practice, callout }: Offering, language: Language): string | null =>
  practice.feeCurrency && formatFee(callout.fee, practice.feeCurrency, language);
