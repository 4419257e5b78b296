/** What the practice offers for it, where it has turned fees on (product.md §2.6). */
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../contract/limits.ts";
import { described, LabelledField, TextControl } from "../../ui/nativeField.tsx";
import { FEE_FIELD } from "./checkCallout.ts";
import { FieldRow } from "./FieldRow.tsx";
import { type NewCallout } from "./newCallout.ts";
import { useFeeCurrency } from "./useFeeCurrency.ts";
import { type ErrorOf } from "./useProblemWords.ts";

type Props = { values: NewCallout; errorOf: ErrorOf; onChange: (next: Partial<NewCallout>) => void };

const TEXT_FIELD = "callout-fee-text";
const [, longest] = LIMITS.feeText;

export function FeeField({ values, errorOf, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const currency = useFeeCurrency();
  if (currency === null) return null;
  const error = errorOf(FEE_FIELD);
  return (
    <FieldRow data-cols="two">
      <LabelledField id={FEE_FIELD} label={t("form.fee", { currency })} mark={t("form.optional")} error={error}>
        <TextControl
          {...described(FEE_FIELD, error)}
          inputMode="decimal"
          maxLength={12}
          value={values.feeAmount}
          onChange={(event) => onChange({ feeAmount: event.target.value })}
        />
      </LabelledField>
      <LabelledField id={TEXT_FIELD} label={t("form.feeText")} mark={t("form.optional")} help={t("form.feeTextHint")}>
        <TextControl
          {...described(TEXT_FIELD, undefined)}
          maxLength={longest}
          value={values.feeText}
          onChange={(event) => onChange({ feeText: event.target.value })}
        />
      </LabelledField>
    </FieldRow>
  );
}
