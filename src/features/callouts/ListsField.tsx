/** The lists of a new callout: one open for editing, the others in a line each. */
import AddRounded from "@mui/icons-material/AddRounded";
import EventRepeatRounded from "@mui/icons-material/EventRepeatRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../contract/limits.ts";
import { loadPage } from "../../lib/loadPage.ts";
import { ListEditor } from "./ListEditor.tsx";
import { ListLine } from "./ListLine.tsx";
import { anotherList, everyWeek, type NewList } from "./newList.ts";
import { type ErrorOf } from "./useProblemWords.ts";
import { type TimeWords } from "./useTimeWords.ts";

const RepeatDialog = loadPage("RepeatDialog", () => import("./RepeatDialog.tsx"));

type Props = {
  lists: readonly NewList[];
  /** Index of the one being edited. */
  open: number;
  words: TimeWords;
  errorOf: ErrorOf;
  onOpen: (index: number) => void;
  onChange: (lists: NewList[]) => void;
};

export function ListsField({ lists, open, words, errorOf, onOpen, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const [repeating, setRepeating] = useState(false);
  const [, most] = LIMITS.listsPerCallout;
  const handleChange = (index: number) => (next: Partial<NewList>) =>
    onChange(lists.map((list, at) => (at === index ? { ...list, ...next } : list)));
  const handleRemove = (index: number) => () => {
    onChange(lists.filter((_, at) => at !== index));
    if (index < open) onOpen(open - 1);
  };
  const handleAdd = () => {
    const last = lists.at(-1);
    if (!last) return;
    onChange([...lists, anotherList(last)]);
    onOpen(lists.length);
  };
  const current = lists[open];
  const handleRepeat = (weeks: number) => {
    onChange(lists.flatMap((list, at) => (at === open ? everyWeek(list, weeks) : [list])));
    setRepeating(false);
  };
  return (
    <div style={{ display: "grid", gap: 16 }}>
      {lists.map((list, index) =>
        index === open ? (
          <ListEditor key={list.key} index={index} list={list} errorOf={errorOf} onChange={handleChange(index)} />
        ) : (
          <ListLine
            key={list.key}
            list={list}
            words={words}
            onEdit={() => onOpen(index)}
            onRemove={handleRemove(index)}
          />
        ),
      )}
      <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<AddRounded />}
          onClick={handleAdd}
          disabled={lists.length >= most}
        >
          {t("form.addDate")}
        </Button>
        <Button
          variant="quiet"
          size="small"
          startIcon={<EventRepeatRounded />}
          onClick={() => setRepeating(true)}
          disabled={lists.length >= most || !current?.date}
        >
          {t("lists.repeat")}
        </Button>
        {lists.length >= most && (
          <Typography variant="caption" color="text.secondary">
            {t("form.mostLists", { count: most })}
          </Typography>
        )}
      </div>
      {repeating && current && (
        <Suspense>
          <RepeatDialog
            date={current.date}
            most={most - lists.length}
            words={words}
            onBack={() => setRepeating(false)}
            onSubmit={handleRepeat}
          />
        </Suspense>
      )}
    </div>
  );
}
