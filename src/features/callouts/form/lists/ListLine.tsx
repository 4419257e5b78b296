/** A list of a new callout in one line, while another is being written. */

import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { formatSpan } from "../../../../contract/wallSpan.ts";
import { fullDate } from "../../../../lib/dateFormats.ts";
import { joinFacts } from "../../../../lib/formatList.ts";
import { PHONE } from "../../../../ui/styling/breakpoints.ts";
import { useSitesQuery, useSurgeonsQuery } from "../../../places/public.ts";
import { DateBox } from "../../shared/DateBox.tsx";
import { SessionLabel } from "../../shared/SessionLabel.tsx";
import { type TimeFormat } from "../../shared/useTimeFormat.ts";
import { type NewList, OTHER_SURGEON, siteOf } from "../model/newList.ts";

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

type LineProps = {
  list: NewList;
  /** Its place among the lists, from 1: what it is called before it has a date. */
  number: number;
  format: TimeFormat;
  /** Of the button that opens it. */
  editId: string;
  onEdit: () => void;
  onRemove: () => void;
};

export function ListLine({ list, number, format, editId, onEdit, onRemove }: LineProps) {
  const { t } = useTranslation("callouts");
  const { data: sites = [] } = useSitesQuery();
  const { data: surgeons = [] } = useSurgeonsQuery();
  const surgeon =
    list.surgeon === OTHER_SURGEON
      ? list.surgeonName
      : surgeons.find(({ id }) => String(id) === list.surgeon)?.display_name;
  const place = joinFacts(format.language, [siteOf(list, sites)?.name, list.theatre]);
  const date = list.date && format.date(list.date);
  const label = (act: "edit" | "remove") =>
    date ? t(`form.${act}ListOn`, { date }) : t(`form.${act}ListAt`, { number });
  return (
    <Line>
      {list.date && <DateBox date={list.date} />}
      <div style={{ flex: 1 }}>
        <div style={{ display: "flex", flexWrap: "wrap", gap: "2px 10px" }}>
          {list.date && <b>{fullDate(format.language, list.date)}</b>}
          <span>{surgeon || t("form.unfinished")}</span>
          <SessionLabel session={list.session} t={t} />
          <Typography variant="body2" component="span" color="text.secondary">
            {formatSpan(list.start, list.end)}
          </Typography>
        </div>
        <Typography variant="body2" color="text.secondary">
          {[t(`role.${list.role}`), place].filter(Boolean).join(" · ")}
        </Typography>
      </div>
      <Button id={editId} variant="quiet" size="small" onClick={onEdit} aria-label={label("edit")}>
        {t("form.editList")}
      </Button>
      <IconButton size="small" onClick={onRemove} aria-label={label("remove")}>
        <DeleteOutlineRounded />
      </IconButton>
    </Line>
  );
}
