/** Groups and doctors to ask, the chosen ones as tags in the field. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PersonPicker } from "../../../../ui/form/PersonPicker.tsx";
import { described, LabelledField } from "../../../../ui/LabelledField.tsx";
import { RECIPIENTS_FIELD } from "../model/checkCallout.ts";
import { type Chosen } from "../model/chosen.ts";
import { RecipientIcon, RecipientTag, useRecipientName } from "./RecipientTag.tsx";
import { useRecipientOptions } from "./useRecipientOptions.ts";

type Props = {
  id?: string;
  /** Of the first to be asked, where nothing else is said. */
  label?: string;
  chosen: readonly Chosen[];
  error: string | undefined;
  onChange: (chosen: Chosen[]) => void;
};

const keyOf = ({ kind, id }: Chosen): string => `${kind}${id}`;

export function RecipientsField({ id = RECIPIENTS_FIELD, label, chosen, error, onChange }: Props) {
  const { t } = useTranslation(["callouts", "doctors"]);
  const nameOf = useRecipientName();
  const [typed, setTyped] = useState("");
  const { options, searching } = useRecipientOptions(typed);
  const handleRemove = (gone: Chosen) => onChange(chosen.filter((one) => keyOf(one) !== keyOf(gone)));
  return (
    <LabelledField id={id} label={label ?? t("callouts:form.sendTo")} error={error}>
      <PersonPicker
        found={options}
        searching={searching ? t("doctors:picker.searching") : undefined}
        none={t("callouts:form.nobodyFound")}
        chosen={{
          people: chosen,
          tag: (one) => <RecipientTag one={one} onRemove={() => handleRemove(one)} />,
          onRemove: handleRemove,
        }}
        nameOf={nameOf}
        iconOf={({ kind }) => <RecipientIcon kind={kind} />}
        keyOf={keyOf}
        typed={typed}
        onTyped={setTyped}
        onPick={(one) => {
          onChange([...chosen, one]);
          setTyped("");
        }}
        input={{ ...described(id, error), placeholder: t("callouts:form.addDoctor") }}
      />
    </LabelledField>
  );
}
