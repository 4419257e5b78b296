/** What is seldom said of a list, folded away so that the form stays calm: specialty, requirements, notes. */

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { REQUIREMENTS } from "../../../../contract/callout.ts";
import { LIMITS } from "../../../../contract/limits.ts";
import { described, LabelledField } from "../../../../ui/LabelledField.tsx";
import { AreaControl, TextControl } from "../../../../ui/nativeControls.ts";
import { useRoom } from "../../../../ui/page/useRoom.ts";
import { PHONE } from "../../../../ui/styling/breakpoints.ts";
import { useSurgeonsQuery } from "../../../places/public.ts";
import { FieldRow, type ListEditorProps } from "../fields/FieldRow.tsx";
import { listField } from "../model/checkCallout.ts";
import { OTHER_SURGEON } from "../model/newList.ts";

const Fold = styled("details")(({ theme: { vars } }) => ({
  "& > summary": {
    width: "fit-content",
    padding: "4px 0",
    fontSize: ".8125rem",
    fontWeight: 500,
    cursor: "pointer",
    color: vars.palette.text.link,
    "&:focus-visible": { outline: `2px solid ${vars.palette.focusRing}`, outlineOffset: 2, borderRadius: 3 },
    [PHONE]: { paddingBlock: 12 },
  },
  "& fieldset > label": { [PHONE]: { minHeight: 44 } },
  // The browser's own box around what is folded hands on another sizing than the page's.
  "& > div": { display: "grid", gap: 8, marginTop: 8, boxSizing: "border-box" },
  "& legend": { padding: 0, fontSize: ".8125rem", fontWeight: 500 },
}));

function RequirementBoxes({ list, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const handleCheck = (wanted: (typeof REQUIREMENTS)[number], on: boolean) =>
    onChange({ requirements: REQUIREMENTS.filter((one) => (one === wanted ? on : list.requirements.includes(one))) });
  return (
    <fieldset>
      <legend>{t("lists.requirements")}</legend>
      {REQUIREMENTS.map((one) => (
        <FormControlLabel
          key={one}
          control={
            <Checkbox
              checked={list.requirements.includes(one)}
              onChange={({ target }) => handleCheck(one, target.checked)}
            />
          }
          label={t(`lists.requirement.${one}`)}
        />
      ))}
    </fieldset>
  );
}

/** Where it is left empty, the surgeon's own goes with the list. */
function SpecialtyField({ index, list, errorOf, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const { data: surgeons = [] } = useSurgeonsQuery();
  const id = listField(index, "specialty");
  const roomOf = useRoom();
  return (
    <LabelledField
      id={id}
      label={t("form.specialty")}
      mark={t("form.optional")}
      help={roomOf(list.specialty, LIMITS.listText).count ?? t("lists.specialtyHint")}
      error={errorOf(id)}
    >
      <TextControl
        {...described(id, errorOf(id))}
        placeholder={surgeons.find((surgeon) => String(surgeon.id) === list.surgeon)?.specialty ?? ""}
        value={list.specialty}
        onChange={(event) => onChange({ specialty: event.target.value })}
      />
    </LabelledField>
  );
}

const NOTES = { notesPublic: "lists.notesPublic", notesInternal: "life.notes" } as const;
const HINTS = { notesPublic: "lists.notesPublicHint", notesInternal: "life.notesHint" } as const;

export function ListMore(props: ListEditorProps) {
  const { index, list, errorOf, onChange } = props;
  const { t } = useTranslation("callouts");
  // A surgeon that is known by name alone has no specialty of their own.
  const named = list.surgeon === OTHER_SURGEON && list.specialty;
  const [said] = useState(Boolean(named || list.requirements.length > 0 || list.notesPublic || list.notesInternal));
  const roomOf = useRoom();
  return (
    <Fold open={said}>
      <summary>{t("lists.more")}</summary>
      <div>
        <RequirementBoxes {...props} />
        <SpecialtyField {...props} />
        <FieldRow data-cols="two">
          {(["notesPublic", "notesInternal"] as const).map((notes) => {
            const id = `list-${index}-${notes}`;
            return (
              <LabelledField
                key={notes}
                id={id}
                label={t(NOTES[notes])}
                mark={t("form.optional")}
                help={roomOf(list[notes], LIMITS.listNotes).count ?? t(HINTS[notes])}
                error={errorOf(id)}
              >
                <AreaControl
                  {...described(id, errorOf(id))}
                  value={list[notes]}
                  onChange={(event) => onChange({ [notes]: event.target.value })}
                />
              </LabelledField>
            );
          })}
        </FieldRow>
      </div>
    </Fold>
  );
}
