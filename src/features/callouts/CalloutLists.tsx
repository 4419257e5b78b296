/** The lists of a callout with their seats, filled or to be filled; one of them is chosen for the answers below. */
import CheckCircleRounded from "@mui/icons-material/CheckCircleRounded";
import PersonSearchRounded from "@mui/icons-material/PersonSearchRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutList, type CalloutStatus } from "../../contract/callout.ts";
import { joinFacts } from "../../lib/joined.ts";
import { PHONE } from "../../ui/breakpoints.ts";
import { Note } from "../../ui/Note.tsx";
import { DateBox } from "./DateBox.tsx";
import { ListRemarks } from "./ListRemarks.tsx";
import { SessionWord } from "./SessionWord.tsx";
import { type TimeWords } from "./useTimeWords.ts";

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "4px 20px",
  alignItems: "center",
  padding: "16px 20px",
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [PHONE]: { gridTemplateColumns: "auto minmax(0, 1fr)", "& > :last-child": { gridColumn: "1 / -1" } },
}));

/** Reaches the edges of its card. */
const Lists = styled("ul")({ margin: "-20px !important" });

const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 10px" });
const Seats = styled("div")({ display: "flex", flexDirection: "column", alignItems: "flex-end", gap: 3 });

const Seat = styled("span")(({ theme: { vars } }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  padding: "5px 12px 5px 6px",
  borderRadius: 999,
  border: `1px solid ${vars.palette.status.confirmed.bd}`,
  background: vars.palette.status.confirmed.bg,
  color: vars.palette.status.confirmed.fg,
  fontWeight: 600,
  "& svg": { fontSize: 20 },
  "&[data-empty]": {
    border: `1.5px dashed ${vars.palette.outline}`,
    background: "none",
    color: vars.palette.text.secondary,
    fontWeight: 500,
  },
}));

type SeatsProps = { list: CalloutList; status: CalloutStatus; words: TimeWords };

function ListSeats({ list, status, words }: SeatsProps) {
  const { t } = useTranslation("callouts");
  const missing = list.positions - list.confirmed.length;
  const over = status === "cancelled" || status === "expired";
  return (
    <Seats>
      {list.confirmed.map(({ response_id, doctor, acknowledged_at }) => (
        <Seats key={response_id}>
          <Seat>
            <CheckCircleRounded aria-hidden="true" />
            {doctor.name}
          </Seat>
          <Note tone={acknowledged_at ? "confirmed" : "risk"} sign={acknowledged_at ? "checkTwice" : "hourglass"}>
            {acknowledged_at
              ? t("detail.acknowledgedAt", { when: words.moment(acknowledged_at, list.time_zone, true) })
              : t("notAcknowledged")}
          </Note>
        </Seats>
      ))}
      {missing > 0 && !over && (
        <Seat data-empty="">
          <PersonSearchRounded aria-hidden="true" />
          {t(`detail.needed.${list.role_needed}`, { count: missing })}
        </Seat>
      )}
    </Seats>
  );
}

type Props = {
  lists: readonly CalloutList[];
  status: CalloutStatus;
  /** Doctors were asked: there are answers to look at. */
  sent: boolean;
  words: TimeWords;
  chosenId: number;
  onChoose: (listId: number) => void;
};

export function CalloutLists({ lists, status, sent, words, chosenId, onChoose }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <Lists>
      {lists.map((list) => {
        const place = joinFacts(words.language, [list.site.name, list.theatre]);
        const zone = words.zone(list);
        return (
          <Row key={list.id}>
            <DateBox date={list.date} />
            <div>
              <Head>
                <Typography variant="subtitle1" component="span">
                  {list.surgeon.name}
                </Typography>
                <SessionWord session={list.session} t={t} />
                <Typography variant="body2" component="span" color="text.secondary">
                  {`${words.date(list.date)}, ${list.start_time}–${list.end_time}`}
                  {zone && ` (${zone})`}
                </Typography>
              </Head>
              <Typography variant="body2" color="text.secondary" sx={{ mt: "2px" }}>
                {[list.specialty, place].filter(Boolean).join(" · ")}
              </Typography>
              <ListRemarks list={list} />
              {lists.length > 1 && sent && (
                <Button
                  variant="text"
                  size="small"
                  aria-pressed={list.id === chosenId}
                  aria-label={t("detail.chooseList", { list: words.date(list.date) })}
                  onClick={() => onChoose(list.id)}
                  sx={{ ml: "-10px" }}
                >
                  {t(list.id === chosenId ? "detail.shown" : "detail.showResponses")}
                </Button>
              )}
            </div>
            <ListSeats list={list} status={status} words={words} />
          </Row>
        );
      })}
    </Lists>
  );
}
