/** The lists of a callout with their seats, filled or to be filled, and their standbys; one of them is chosen for the answers below. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { joinFacts, joinMoment } from "../../../lib/formatList.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { useListName } from "../responses/useListName.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { DateBox } from "../shared/DateBox.tsx";
import { SessionLabel } from "../shared/SessionLabel.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { ListMenu } from "./ListMenu.tsx";
import { ListRemarks } from "./ListRemarks.tsx";
import { ListSeats } from "./ListSeats.tsx";
import { ListStandbys } from "./ListStandbys.tsx";

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "4px 20px",
  alignItems: "center",
  padding: "16px 20px",
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "&[data-chosen]": {
    background: theme.vars.palette.action.selected,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  },
  "& > section": { gridColumn: "1 / -1" },
  [PHONE]: { gridTemplateColumns: "auto minmax(0, 1fr)", "& > :nth-of-type(2)": { gridColumn: "1 / -1" } },
}));

/** Reaches the edges of its card. */
const Lists = styled("ul")({ margin: "-20px !important" });

/** The seats, and what can be done with the list; both have room below it on phones. */
const Ends = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  [PHONE]: { justifyContent: "space-between", marginTop: 8 },
});

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 10px",
  overflowWrap: "anywhere",
});

type Props = {
  callout: CalloutDetail;
  format: TimeFormat;
  chosenId: number;
  onChoose: (listId: number) => void;
  onAsk: (asking: Asking) => void;
};

type ListProps = { list: CalloutList; format: TimeFormat };

/** Whose it is, when and where, and what was noted of it. */
function Facts({ list, format }: ListProps) {
  const { t } = useTranslation("callouts");
  const place = joinFacts(format.language, [list.site.name, list.theatre]);
  const zone = format.zone(list);
  const cancelled = list.cover_status === "cancelled";
  return (
    <>
      <Head>
        <Typography variant="subtitle1" component="span" color={cancelled ? "text.secondary" : "text.primary"}>
          {list.surgeon.name}
        </Typography>
        <SessionLabel session={list.session} t={t} />
        <Typography variant="body2" component="span" color="text.secondary">
          {joinMoment(format.language, format.date(list.date), spanText(wholeSpan(list), list))}
          {zone && ` (${zone})`}
        </Typography>
      </Head>
      <Typography variant="body2" color="text.secondary" sx={{ mt: "2px" }}>
        {[list.specialty, place].filter(Boolean).join(" · ")}
      </Typography>
      {cancelled && list.cancel_reason && (
        <Typography variant="body2">{t("cover.cancelledFor", { reason: list.cancel_reason })}</Typography>
      )}
      <ListRemarks list={list} />
    </>
  );
}

export function CalloutLists({ callout, format, chosenId, onChoose, onAsk }: Props) {
  const { t } = useTranslation("callouts");
  const { lists, status } = callout;
  const nameOf = useListName(lists, format);
  const labelOf = (list: CalloutList) =>
    list.id === chosenId
      ? joinFacts(format.language, [t("detail.shown"), nameOf(list)])
      : t("detail.chooseList", { list: nameOf(list) });
  const over = status === "cancelled" || status === "expired";
  return (
    <Lists>
      {lists.map((list) => (
        <Row
          key={list.id}
          data-focus-row={`list-${list.id}`}
          {...(lists.length > 1 && callout.sent_at && list.id === chosenId ? { "data-chosen": "" } : {})}
        >
          <DateBox date={list.date} />
          <div>
            <Facts list={list} format={format} />
            {lists.length > 1 && callout.sent_at && (
              <Button
                variant="text"
                size="small"
                aria-pressed={list.id === chosenId}
                data-focus-next=""
                aria-label={labelOf(list)}
                onClick={() => onChoose(list.id)}
                sx={{ ml: "-10px" }}
              >
                {t(list.id === chosenId ? "detail.shown" : "detail.showResponses")}
              </Button>
            )}
          </div>
          <Ends>
            <ListSeats list={list} over={over} format={format} />
            <ListMenu callout={callout} list={list} format={format} onAsk={onAsk} />
          </Ends>
          <ListStandbys callout={callout} list={list} format={format} onAsk={onAsk} />
        </Row>
      ))}
    </Lists>
  );
}
