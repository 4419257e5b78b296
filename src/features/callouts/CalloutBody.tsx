/** Lists and answers on the left, details and activity on the right. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail, type CalloutList, type CalloutResponse } from "../../contract/callout.ts";
import { loadPage } from "../../lib/loadPage.ts";
import { NARROW } from "../../ui/breakpoints.ts";
import { Card } from "../../ui/Card.tsx";
import { CalloutActivity } from "./CalloutActivity.tsx";
import { CalloutDetails } from "./CalloutDetails.tsx";
import { type Asking } from "./CalloutDialogs.tsx";
import { CalloutLists } from "./CalloutLists.tsx";
import { CalloutResponses } from "./CalloutResponses.tsx";
import { LiveNote } from "./LiveNote.tsx";
import { type TimeWords } from "./useTimeWords.ts";

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 336px",
  gap: 24,
  alignItems: "start",
  "& > *": { display: "grid", gap: 20, minWidth: 0 },
  // The answers need the room most.
  [NARROW]: { gridTemplateColumns: "minmax(0, 1fr) 300px" },
  "@media (max-width: 1099.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  // The cover sheet: what is asked and who is booked, without what is only for pressing.
  "@media print": {
    display: "block",
    "& button, & [data-screen], & [data-answer=none], & [data-answer=unavailable]": { display: "none" },
    "& section": { marginBottom: 16 },
    "& li, & tr": { breakInside: "avoid" },
  },
});

const ResponseMenu = loadPage("ResponseMenu", () => import("./ResponseMenu.tsx"));

/** At the end of a card's head. */
const Quick = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="text" size="small" onClick={onClick} sx={{ flex: "none" }}>
    {label}
  </Button>
);

const isBare = (list: CalloutList): boolean => list.confirmed.length < list.positions;

type Props = { callout: CalloutDetail; words: TimeWords; onAsk: (asking: Asking) => void };

export function CalloutBody({ callout, words, onAsk }: Props) {
  const { t } = useTranslation("callouts");
  const [first] = callout.lists;
  const [more, setMore] = useState<{ response: CalloutResponse; opener: HTMLElement } | null>(null);
  // The list that still needs somebody, as it was on arrival: confirming must not switch to another.
  const [chosen, setChosen] = useState(() => (callout.lists.find(isBare) ?? first)?.id);
  const list = callout.lists.find(({ id }) => id === chosen) ?? first;
  if (!list) return null;
  return (
    <Columns>
      <div>
        <Card title={t("detail.listsTitle")} aside={<Quick label={t("life.print")} onClick={() => window.print()} />}>
          <CalloutLists
            lists={callout.lists}
            status={callout.status}
            sent={callout.sent_at !== null}
            words={words}
            chosenId={list.id}
            onChoose={setChosen}
          />
        </Card>
        {callout.sent_at ? (
          <CalloutResponses
            callout={callout}
            list={list}
            words={words}
            onConfirm={(response) => onAsk({ kind: "confirm", response, list })}
            onStandby={(response) => onAsk({ kind: "decide", response, decision: "standby" })}
            onRecord={(response) => onAsk({ kind: "record", response })}
            onMore={(response, opener) => setMore({ response, opener })}
          />
        ) : (
          <Paper variant="outlined" sx={{ p: 2.5 }}>
            {callout.send_at && (
              <Typography variant="subtitle1" component="p">
                {t("sends", { when: words.moment(callout.send_at, list.time_zone, true) })}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              {t("detail.notSent")}
            </Typography>
          </Paper>
        )}
      </div>
      <aside>
        <Card
          title={t("detail.detailsTitle")}
          aside={
            callout.status === "open" && <Quick label={t("life.edit")} onClick={() => onAsk({ kind: "change" })} />
          }
        >
          <CalloutDetails callout={callout} words={words} />
        </Card>
        <div data-screen="">
          <Card title={t("detail.activityTitle")} aside={<LiveNote />}>
            <CalloutActivity
              calloutId={callout.id}
              zone={list.time_zone}
              severalLists={callout.lists.length > 1}
              words={words}
            />
          </Card>
        </div>
      </aside>
      {more && (
        <Suspense>
          <ResponseMenu callout={callout} {...more} onAsk={onAsk} onClose={() => setMore(null)} />
        </Suspense>
      )}
    </Columns>
  );
}
