/** One callout as a card, for narrow windows: the same facts as its row, in the same order. */

import { styled } from "@mui/material/styles";
import { memo } from "react";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { furtherLists, leadList } from "../shared/cover.ts";
import { ResponsesBar } from "../shared/ResponsesBar.tsx";
import { SessionLabel } from "../shared/SessionLabel.tsx";
import { Booking, countsDown, RespondBy, RowName, StatusNotes } from "./CalloutCells.tsx";
import { type RowProps } from "./CalloutTableRow.tsx";
import { ChooseBox, MoreForCallout } from "./RowTools.tsx";

const Card = styled("li")(({ theme }) => ({
  padding: "14px 16px",
  background: theme.vars.palette.background.paper,
  "&[data-risk]": { boxShadow: `inset 4px 0 0 ${theme.vars.palette.warning.main}` },
  "&[data-muted], &[data-muted] *": { color: theme.vars.palette.text.tertiary },
}));

const Head = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontWeight: 600,
  "& > button": { margin: "-6px 0 -6px auto" },
});

const Small = styled("div")(({ theme }) => ({
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: theme.vars.palette.text.secondary,
}));

const Quiet = styled("span")(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Whose = styled("div")({ marginBlock: "8px 10px" });
const State = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 10px",
  marginBottom: 10,
});

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: 20,
  // A name stays in one piece; what stands beside it may break.
  "& > :first-of-type": { flex: "1 1 0", minWidth: "min-content" },
  "& > :last-of-type": { flex: "0 1 auto", textAlign: "end" },
  "& small": { display: "block", ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}));

export const CalloutCard = memo(function CalloutCard({ row, format, chosen, onChoose, onMenu }: RowProps) {
  const { t } = format;
  const list = leadList(row.lists);
  if (!list) return null;
  const more = furtherLists(row.lists);
  const booked = row.lists.some(({ confirmed }) => confirmed.length > 0);
  const zone = format.zone(list);
  const whose = [row.title_own && list.surgeon.name, list.specialty].filter(Boolean).join(" · ");
  const asked = row.status !== "draft" && row.status !== "scheduled";
  return (
    <Card
      {...(chosen ? { "data-chosen": "" } : {})}
      {...(row.risk ? { "data-risk": "" } : {})}
      {...(row.status === "cancelled" ? { "data-muted": "" } : {})}
    >
      <Head>
        <ChooseBox row={row} format={format} chosen={chosen} onChoose={onChoose} />
        {format.date(list.date)} <SessionLabel session={list.session} t={t} />
        <MoreForCallout row={row} format={format} onMenu={onMenu} />
      </Head>
      <Small>
        {[formatSpan(list.start_time, list.end_time), countsDown(row) && format.until(list), zone]
          .filter(Boolean)
          .join(" · ")}
      </Small>
      <Whose>
        <RowName row={row} />
        {whose && <Quiet>{row.title_own ? whose : ` · ${whose}`}</Quiet>}
        <Small>
          {[joinFacts(format.language, [list.site.short_name, list.theatre]), t(`role.${list.role_needed}`)].join(
            " · ",
          )}
          {more > 0 && ` · ${t("more", { count: more })}`}
        </Small>
      </Whose>
      <State>
        <StatusNotes row={row} list={list} format={format} />
      </State>
      <Foot>
        <div>
          {booked && <Booking row={row} format={format} />}
          {asked && row.status !== "confirmed" && (
            <div style={{ marginTop: booked ? 8 : 0 }}>
              <ResponsesBar counts={row.counts} format={format} />
            </div>
          )}
          {!asked && <span className="faint">{t("notSent")}</span>}
        </div>
        <Small>
          <small>{t("column.respondBy")}</small>
          <RespondBy row={row} list={list} format={format} />
        </Small>
      </Foot>
    </Card>
  );
});
