/** What a practice offers for a callout, where it turns fees on: an amount, words of its own, or both. */
import { type CalloutDetail } from "../shapes/callout.ts";

export type Fee = Pick<CalloutDetail, "fee_amount" | "fee_text">;

/** ISO 4217 codes the runtime knows. */
export const currencies = (): string[] => Intl.supportedValuesOf("currency");
export const isCurrency = (code: string): boolean => currencies().includes(code);

/** "£95.50 an hour"; null where nothing is offered. `locale` as `Intl` takes it. */
export function formatFee({ fee_amount, fee_text }: Fee, currency: string, locale: string): string | null {
  const format = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  const amount = fee_amount === null ? null : new Intl.NumberFormat(locale, format).format(fee_amount);
  return [amount, fee_text].filter(Boolean).join(" ") || null;
}
