/** Where to a list is moved: its day, part of the day, site and theatre. What that asks of whom is shown next. */
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { isDate } from "../../../contract/dates.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { joinMoment } from "../../../lib/formatList.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { DateField } from "../../../ui/dates/DateField.tsx";
import { LabelledField } from "../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../ui/nativeControls.ts";
import { FieldRow } from "../form/fields/FieldRow.tsx";
import { SiteField } from "../form/lists/ListPeople.tsx";
import { TheatreField } from "../form/lists/TheatreField.tsx";
import { useListFields } from "../form/lists/useListFields.ts";
import { listField } from "../form/model/checkCallout.ts";
import { listValues } from "../form/model/draftValues.ts";
import { isSameList, type NewList } from "../form/model/newList.ts";
import { onDate, useFormDefaults } from "../shared/sessionHours.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { inPart, isListUnsent, isWholeDay, MOVED_FIELDS, partOfNew } from "./movedList.ts";
import { type Move } from "./useMoving.ts";
import { PARTS } from "./weekPlaces.ts";

type PartProps = { list: NewList; onChange: (next: NewList) => void };

function PartField({ list, onChange }: PartProps) {
  const { t } = useTranslation("callouts");
  const { times } = useFormDefaults();
  const id = useId();
  const handlePart = (value: string) => {
    const part = PARTS.find((one) => one === value);
    if (part) onChange(inPart(list, part, times));
  };
  return (
    <LabelledField id={id} label={t("week.move.part")}>
      <SelectControl id={id} value={partOfNew(list)} onChange={(event) => handlePart(event.target.value)}>
        {PARTS.map((part) => (
          <option key={part} value={part}>
            {t(`session.${part}`)}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

type Props = { list: ListRow; format: TimeFormat; onMove: (move: Move) => void; onClose: () => void };

export function MoveDialog({ list: row, format, onMove, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const { times } = useFormDefaults();
  const { list, replace, change, errorOf, check } = useListFields(listValues(row));
  const isSent = row.callout !== null && !isListUnsent(row);
  const isSame = isSameList(list, listValues(row));
  const field = { index: 0, list, errorOf, onChange: change };
  const date = listField(0, "date");
  // The hours come with the day and its part; what is wrong with them shows beside them.
  const wrong = (["start", "end"] as const).flatMap((end) => errorOf(listField(0, end)) ?? []);
  const day = isDate(list.date) ? format.date(list.date) : "";
  const when = joinMoment(format.language, day, formatSpan(list.start, list.end));
  const handleMove = () => {
    if (!check(MOVED_FIELDS)) return;
    onMove({ list: row, to: list });
    onClose();
  };
  return (
    <AskDialog
      title={t("week.move.title", { date: format.date(row.date) })}
      back={t("life.back")}
      submit={t(isSent ? "week.move.next" : "week.move.submit")}
      waiting={isSame}
      onBack={onClose}
      onSubmit={handleMove}
    >
      <FieldRow data-cols="two" sx={{ pt: 1 }}>
        <DateField
          id={date}
          required
          label={t("form.date")}
          error={errorOf(date)}
          value={list.date}
          onChange={(next) => replace({ ...list, ...onDate(times, list, next) })}
        />
        {!isWholeDay(list) && <PartField list={list} onChange={replace} />}
        <SiteField {...field} />
        <TheatreField {...field} />
      </FieldRow>
      <Typography sx={{ mt: 1, fontWeight: 600 }} aria-live="polite">
        {isSame ? t("week.move.same") : [when, ...wrong].join(" · ")}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t(isSent ? "week.move.asks" : "week.move.nobody")}
      </Typography>
    </AskDialog>
  );
}
