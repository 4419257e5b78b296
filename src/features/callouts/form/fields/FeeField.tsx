/** What the practice offers for it, where it has turned fees on. */
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../../../contract/limits.ts";
import { described, LabelledField } from "../../../../ui/LabelledField.tsx";
import { TextControl } from "../../../../ui/nativeControls.ts";
import { useRoom } from "../../../../ui/page/useRoom.ts";
import { useFeeCurrency } from "../../shared/useFeeCurrency.ts";
import { FEE_FIELD, FEE_TEXT_FIELD } from "../model/checkCallout.ts";
import { type TypedFee } from "../model/newCallout.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";
import { FieldRow } from "./FieldRow.tsx";

type Props = { values: TypedFee; errorOf: ErrorOf; onChange: (next: Partial<TypedFee>) => void };

export function FeeField({ values, errorOf, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const currency = useFeeCurrency();
  const roomOf = useRoom();
  if (currency === null) return null;
  const error = errorOf(FEE_FIELD);
  const textError = errorOf(FEE_TEXT_FIELD);
  return (
    <FieldRow data-cols="two">
      <LabelledField id={FEE_FIELD} label={t("form.fee", { currency })} mark={t("form.optional")} error={error}>
        <TextControl
          {...described(FEE_FIELD, error)}
          inputMode="decimal"
          value={values.feeAmount}
          onChange={(event) => onChange({ feeAmount: event.target.value })}
        />
      </LabelledField>
      <LabelledField
        id={FEE_TEXT_FIELD}
        label={t("form.feeText")}
        mark={t("form.optional")}
        help={roomOf(values.feeText, LIMITS.feeText).count ?? t("form.feeTextHint")}
        error={textError}
      >
        <TextControl
          {...described(FEE_TEXT_FIELD, textError)}
          value={values.feeText}
          onChange={(event) => onChange({ feeText: event.target.value })}
        />
      </LabelledField>
    </FieldRow>
  );
}
