/** The last day of a standing list. What was planned for later days stays. */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../../api/requestKey.ts";
import { staleRow } from "../../../api/staleRow.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { isDate } from "../../../contract/dates.ts";
import { type StandingList } from "../../../contract/shapes/planning.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { DateField } from "../../../ui/dates/DateField.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { toasted } from "../../notifications/public.ts";
import { usePracticeZone } from "../../user/public.ts";
import { useChangeStandingListMutation } from "../planningApi.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { inputOf, valuesOf } from "./standingForm.ts";

type Props = { list: StandingList; onBack: () => void };

function useEnding({ list, onBack }: Props) {
  const { t } = useTranslation("planning");
  const dispatch = useAppDispatch();
  const today = dateIn(usePracticeZone(), useNow());
  const [day, setDay] = useState(list.ends_on ?? (today > list.starts_on ? today : list.starts_on));
  const [tried, setTried] = useState(false);
  const [change, { isLoading, error }] = useChangeStandingListMutation();
  const [keyOf] = useState(requestKeys);
  const wrong = !isDate(day) ? t("standing.needed") : day < list.starts_on ? t("standing.order") : undefined;
  const submit = async () => {
    setTried(true);
    if (wrong) return;
    // As it is by now: a colleague's change, once it is said here, was seen in the table.
    const standing_list = { ...inputOf(valuesOf(list)), ends_on: day };
    const { id, lock_version } = list;
    const key = keyOf([standing_list, lock_version]);
    if ("error" in (await change({ id, standing_list, lock_version, key }))) return;
    dispatch(toasted({ tone: "success", text: { key: "planning:standing.saved" } }));
    onBack();
  };
  return { day, setDay, wrong: tried ? wrong : undefined, isLoading, error, submit };
}

export function EndDialog(props: Props) {
  const { list, onBack } = props;
  const { t } = useTranslation("planning");
  const { name } = usePlanningFormat();
  const problemText = useProblemText();
  const id = useId();
  const { day, setDay, wrong, isLoading, error, submit } = useEnding(props);
  return (
    <AskDialog
      title={t("standing.endTitle")}
      back={t("standing.keep")}
      submit={t("standing.endSubmit")}
      busy={isLoading}
      short
      onBack={onBack}
      onSubmit={submit}
    >
      {error !== undefined && (
        <FormAlert tone="error" title={t("standing.saveFailed")}>
          {staleRow(error) ? t("standing.stale") : problemText(error)}
        </FormAlert>
      )}
      <p>
        <strong>{name(list)}</strong>
      </p>
      <p style={{ marginBottom: 12 }}>{t("standing.endText")}</p>
      <DateField
        required
        id={`${id}day`}
        label={t("standing.lastDay")}
        error={wrong}
        value={day}
        min={list.starts_on}
        onChange={setDay}
      />
    </AskDialog>
  );
}
