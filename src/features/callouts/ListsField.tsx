/** The lists of a new callout: one open for editing, the others in a line each. */
import AddRounded from "@mui/icons-material/AddRounded";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EventRepeatRounded from "@mui/icons-material/EventRepeatRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../contract/limits.ts";
import { loadPage } from "../../lib/loadPage.ts";
import { PHONE } from "../../ui/breakpoints.ts";
import { DateBox } from "./DateBox.tsx";
import { ListEditor } from "./ListEditor.tsx";
import { anotherList, everyWeek, type NewList, OTHER_SURGEON, siteOf } from "./newList.ts";
import { useSitesQuery, useSurgeonsQuery } from "./placesApi.ts";
import { SessionWord } from "./SessionWord.tsx";
import { type ErrorOf } from "./useProblemWords.ts";
import { type TimeWords } from "./useTimeWords.ts";

const RepeatDialog = loadPage("RepeatDialog", () => import("./RepeatDialog.tsx"));

const Line = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  alignItems: "center",
  gap: 14,
  padding: "10px 12px",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 10,
  background: vars.palette.surface.sunken,
  [PHONE]: { flexWrap: "wrap" },
}));

type LineProps = { list: NewList; words: TimeWords; onEdit: () => void; onRemove: () => void };

function ListLine({ list, words, onEdit, onRemove }: LineProps) {
  const { t } = useTranslation("callouts");
  const { data: sites = [] } = useSitesQuery();
  const { data: surgeons = [] } = useSurgeonsQuery();
  const surgeon =
    list.surgeon === OTHER_SURGEON
      ? list.surgeonName
      : surgeons.find(({ id }) => String(id) === list.surgeon)?.display_name;
  const place = [siteOf(list, sites)?.name, list.theatre].filter(Boolean).join(", ");
  const date = list.date ? words.date(list.date) : t("form.unfinished");
  return (
    <Line>
      {list.date && <DateBox date={list.date} />}
      <div style={{ flex: 1 }}>
        <div style={{ display: "flex", flexWrap: "wrap", gap: "2px 10px" }}>
          <b>{surgeon || t("form.unfinished")}</b>
          <SessionWord session={list.session} />
          <Typography variant="body2" component="span" color="text.secondary">{`${list.start}–${list.end}`}</Typography>
        </div>
        <Typography variant="body2" color="text.secondary">
          {[t(`role.${list.role}`), place].filter(Boolean).join(" · ")}
        </Typography>
      </div>
      <Button variant="quiet" size="small" onClick={onEdit} aria-label={t("form.editListOn", { date })}>
        {t("form.editList")}
      </Button>
      <IconButton size="small" onClick={onRemove} aria-label={t("form.removeListOn", { date })}>
        <DeleteOutlineRounded />
      </IconButton>
    </Line>
  );
}

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
          // biome-ignore lint/suspicious/noArrayIndexKey: a list has no name but its place.
          <ListEditor key={index} index={index} list={list} errorOf={errorOf} onChange={handleChange(index)} />
        ) : (
          <ListLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a list has no name but its place.
            key={index}
            list={list}
            words={words}
            onEdit={() => onOpen(index)}
            onRemove={handleRemove(index)}
          />
        ),
      )}
      <div>
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
          sx={{ ml: 1 }}
        >
          {t("lists.repeat")}
        </Button>
        {lists.length >= most && (
          <Typography variant="caption" color="text.secondary" sx={{ ml: 1 }}>
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
