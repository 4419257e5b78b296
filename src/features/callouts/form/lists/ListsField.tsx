/** The lists of a new callout: one open for editing, the others in a line each. */

import AddRounded from "@mui/icons-material/AddRounded";
import EventRepeatRounded from "@mui/icons-material/EventRepeatRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isDate } from "../../../../contract/dates.ts";
import { LIMITS } from "../../../../contract/limits.ts";
import { type PlaceNote } from "../../../../contract/shapes/planning.ts";
import { focusSoon } from "../../../../lib/focusSoon.ts";
import { loadPage } from "../../../../lib/loading/loadPage.ts";
import { type TimeFormat } from "../../shared/useTimeFormat.ts";
import { listField } from "../model/checkCallout.ts";
import { anotherList, everyWeek, inOrder, type NewList } from "../model/newList.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";
import { ListEditor } from "./ListEditor.tsx";
import { ListLine } from "./ListLine.tsx";
import { ListNotes } from "./ListNotes.tsx";

const RepeatDialog = loadPage("RepeatDialog", () => import("./RepeatDialog.tsx"));

type Props = {
  lists: readonly NewList[];
  /** Index of the one being edited. */
  open: number;
  format: TimeFormat;
  errorOf: ErrorOf;
  notesOf: (list: NewList) => readonly PlaceNote[] | undefined;
  onOpen: (index: number) => void;
  onChange: (lists: NewList[]) => void;
};

const editButton = (index: number): string => `list-${index}-edit`;

type ToolsProps = { isFull: boolean; mayRepeat: boolean; onAdd: () => void; onRepeat: () => void };

function ListTools({ isFull, mayRepeat, onAdd, onRepeat }: ToolsProps) {
  const { t } = useTranslation("callouts");
  const [, most] = LIMITS.listsPerCallout;
  return (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      <Button variant="outlined" size="small" startIcon={<AddRounded />} onClick={onAdd} disabled={isFull}>
        {t("form.addDate")}
      </Button>
      <Button
        variant="quiet"
        size="small"
        startIcon={<EventRepeatRounded />}
        onClick={onRepeat}
        disabled={isFull || !mayRepeat}
      >
        {t("lists.repeat")}
      </Button>
      {isFull && (
        <Typography variant="caption" color="text.secondary">
          {t("form.mostLists", { count: most })}
        </Typography>
      )}
    </div>
  );
}

export function ListsField({ lists, open, format, errorOf, notesOf, onOpen, onChange }: Props) {
  const [repeating, setRepeating] = useState(false);
  const [, most] = LIMITS.listsPerCallout;
  const handleChange = (index: number) => (next: Partial<NewList>) =>
    onChange(lists.map((list, at) => (at === index ? { ...list, ...next } : list)));
  const handleOpen = (index: number) => {
    onOpen(index);
    focusSoon(listField(index, "date"));
  };
  const handleRemove = (index: number) => () => {
    const left = lists.filter((_, at) => at !== index);
    const stays = index < open ? open - 1 : open;
    const next = Math.min(index, left.length - 1);
    onChange(left);
    onOpen(stays);
    // Else the focus would be nowhere: on the list that takes its place, or the one before.
    focusSoon(next === stays ? listField(next, "date") : editButton(next));
  };
  const handleAdd = () => {
    const last = lists.at(-1);
    if (!last) return;
    onChange([...lists, anotherList(last)]);
    handleOpen(lists.length);
  };
  const current = lists[open];
  const handleRepeat = (weeks: number) => {
    const all = inOrder(lists.flatMap((list, at) => (at === open ? everyWeek(list, weeks) : [list])));
    onChange(all);
    onOpen(
      Math.max(
        0,
        all.findIndex(({ key }) => key === current?.key),
      ),
    );
    setRepeating(false);
  };
  return (
    <div style={{ display: "grid", gap: 16 }}>
      {lists.map((list, index) => (
        <div key={list.key}>
          {index === open ? (
            <ListEditor index={index} list={list} errorOf={errorOf} onChange={handleChange(index)} />
          ) : (
            <ListLine
              list={list}
              number={index + 1}
              format={format}
              editId={editButton(index)}
              onEdit={() => handleOpen(index)}
              onRemove={handleRemove(index)}
            />
          )}
          <ListNotes notes={notesOf(list)} />
        </div>
      ))}
      <ListTools
        isFull={lists.length >= most}
        mayRepeat={isDate(current?.date ?? "")}
        onAdd={handleAdd}
        onRepeat={() => setRepeating(true)}
      />
      {repeating && current && (
        <Suspense>
          <RepeatDialog
            date={current.date}
            most={most - lists.length}
            format={format}
            onBack={() => setRepeating(false)}
            onSubmit={handleRepeat}
          />
        </Suspense>
      )}
    </div>
  );
}
