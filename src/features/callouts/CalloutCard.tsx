/** One callout as a card, for narrow windows: the same facts as its row, in the same order. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Booking, RespondBy, StatusNotes } from "./CalloutCells.tsx";
import { RowLink, type RowProps } from "./CalloutTableRow.tsx";
import { ResponsesBar } from "./ResponsesBar.tsx";
import { ChooseBox, MoreButton } from "./RowTools.tsx";
import { SessionWord } from "./SessionWord.tsx";
import { useTimeWords } from "./useTimeWords.ts";

const Card = styled("li")(({ theme }) => ({
  padding: "14px 16px",
  background: theme.vars.palette.background.paper,
  "&[data-risk]": { boxShadow: `inset 4px 0 0 ${theme.vars.palette.warning.main}` },
  "&[data-muted], &[data-muted] *": { color: theme.vars.palette.text.tertiary },
}));

const Small = styled("div")(({ theme }) => ({
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled("div")({
  display: "flex",
  alignItems: "flex-start",
  gap: 20,
  "& > :first-of-type": { flex: 1, minWidth: 0 },
});

export const CalloutCard = memo(function CalloutCard({ row, now, chosen, onChoose, onMenu }: RowProps) {
  const { t } = useTranslation("callouts");
  const words = useTimeWords(now);
  const [list, ...more] = row.lists;
  if (!list) return null;
  const zone = words.zone(list);
  const asked = row.status !== "draft" && row.status !== "scheduled";
  return (
    <Card {...(row.risk ? { "data-risk": "" } : {})} {...(row.status === "cancelled" ? { "data-muted": "" } : {})}>
      <Typography
        variant="body2"
        component="div"
        sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 600 }}
      >
        <ChooseBox row={row} now={now} chosen={chosen} onChoose={onChoose} />
        {words.date(list.date)} <SessionWord session={list.session} />
        <Typography component="span" sx={{ marginInlineStart: "auto", my: "-6px" }}>
          <MoreButton row={row} now={now} onMenu={onMenu} />
        </Typography>
      </Typography>
      <Small>
        {`${list.start_time}–${list.end_time} · ${words.until(list)}`}
        {zone && ` · ${zone}`}
      </Small>
      <Typography variant="body2" component="div" sx={{ mt: 1, mb: 1.25 }}>
        <RowLink to={`/callouts/${row.id}`} data-row="">
          {list.surgeon.name || row.reference}
        </RowLink>
        {list.specialty && (
          <Typography variant="body2" component="span" color="text.secondary">
            {` · ${list.specialty}`}
          </Typography>
        )}
        <Small>
          {[[list.site.short_name, list.theatre].filter(Boolean).join(", "), t(`role.${list.role_needed}`)].join(" · ")}
          {more.length > 0 && ` · ${t("more", { count: more.length })}`}
        </Small>
      </Typography>
      <Typography variant="body2" component="div" sx={{ mb: 1.25 }}>
        <StatusNotes row={row} list={list} words={words} />
      </Typography>
      <Foot>
        <div>
          {row.filled > 0 && <Booking row={row} />}
          {asked && row.status !== "confirmed" && <ResponsesBar counts={row.counts} />}
          {!asked && (
            <Typography variant="body2" component="span" color="text.tertiary">
              {t("notSent")}
            </Typography>
          )}
        </div>
        <Small sx={{ textAlign: "end" }}>
          <Typography variant="caption" component="div" color="text.tertiary">
            {t("column.respondBy")}
          </Typography>
          <RespondBy row={row} list={list} words={words} />
        </Small>
      </Foot>
    </Card>
  );
});
