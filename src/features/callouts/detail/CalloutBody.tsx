/** Lists and answers on the left, details and activity on the right. */

import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isRunning } from "../../../contract/callout.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type useFocusInRow } from "../../../lib/hooks/useFocusInRow.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { NARROW } from "../../../ui/styling/breakpoints.ts";
import { useCalloutEventsQuery, useCalloutQuery } from "../api/calloutsApi.ts";
import { CalloutResponses } from "../responses/CalloutResponses.tsx";
import { type Asking } from "../shared/calloutDialog.ts";
import { isUncovered, leadList } from "../shared/cover.ts";
import { LiveNote } from "../shared/LiveNote.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { CalloutActivity } from "./CalloutActivity.tsx";
import { CalloutDetails } from "./CalloutDetails.tsx";
import { CalloutLists } from "./CalloutLists.tsx";

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 336px",
  gap: 24,
  alignItems: "start",
  "& > *": { display: "grid", gap: 20, minWidth: 0 },
  // The answers need the room most.
  [NARROW]: { gridTemplateColumns: "minmax(0, 1fr) 300px" },
  "@media (max-width: 1099.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
});

const CalloutComments = loadPage("CalloutComments", () => import("../comments/CalloutComments.tsx"));
const CalloutWaves = loadPage("CalloutWaves", () => import("./CalloutWaves.tsx"));
const ResponseMenu = loadPage("ResponseMenu", () => import("../responses/ResponseMenu.tsx"));

/** At the end of a card's head. */
const quick = { variant: "text", size: "small", sx: { flex: "none" } } as const;

type Props = {
  callout: CalloutDetail;
  format: TimeFormat;
  focusing: ReturnType<typeof useFocusInRow>;
  onAsk: (asking: Asking) => void;
};

function ListTools({ callout, onAsk }: Pick<Props, "callout" | "onAsk">) {
  const { t } = useTranslation("callouts");
  const more = callout.status === "open" && callout.lists.length < LIMITS.listsPerCallout[1];
  return (
    <div>
      {more && (
        <Button {...quick} onClick={() => onAsk({ kind: "addList" })}>
          {t("changes.add")}
        </Button>
      )}
      <Button {...quick} component={Link} to={`/callouts/${callout.id}/cover-sheet`}>
        {t("life.print")}
      </Button>
    </div>
  );
}

export function CalloutBody({ callout, format, focusing, onAsk }: Props) {
  const { t } = useTranslation("callouts");
  const [first] = callout.lists;
  const [more, setMore] = useState<{ response: CalloutResponse; opener: HTMLElement } | null>(null);
  // The list that still needs somebody, as it was on arrival: confirming must not switch to another.
  const [chosen, setChosen] = useState(() => (callout.lists.find(isUncovered) ?? leadList(callout.lists))?.id);
  const list = callout.lists.find(({ id }) => id === chosen) ?? first;
  // What could not be loaded anew is not of this moment.
  const failed = [useCalloutQuery(callout.id).isError, useCalloutEventsQuery(callout.id).isError].includes(true);
  if (!list) return null;
  return (
    <Columns {...focusing}>
      <div>
        <Card title={t("detail.listsTitle")} aside={<ListTools callout={callout} onAsk={onAsk} />}>
          <CalloutLists callout={callout} format={format} chosenId={list.id} onChoose={setChosen} onAsk={onAsk} />
        </Card>
        {callout.sent_at ? (
          <CalloutResponses
            callout={callout}
            list={list}
            format={format}
            onEmail={() => onAsk({ kind: "message", list })}
            onConfirm={(response) => onAsk({ kind: "confirm", response })}
            onSpoken={(response) => onAsk({ kind: "confirm", response, spoken: true })}
            onAskAgain={(responses) => onAsk({ kind: "askAgain", responses })}
            onStandby={(response) => onAsk({ kind: "decide", response, decision: "standby" })}
            onRecord={(response) => onAsk({ kind: "record", response })}
            onMore={(response, opener) => setMore({ response, opener })}
          />
        ) : (
          <Paper variant="outlined" sx={{ p: 2.5 }}>
            {callout.send_at && (
              <Typography variant="subtitle1" component="p">
                {t("sends", { when: format.moment(callout.send_at, list.time_zone, true) })}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              {t("detail.notSent")}
            </Typography>
          </Paper>
        )}
      </div>
      <aside>
        {callout.waves && callout.waves.steps.length > 0 && (
          <Suspense fallback={<Skeleton height={220} />}>
            <CalloutWaves callout={callout} waves={callout.waves} format={format} onAsk={onAsk} />
          </Suspense>
        )}
        <Card
          title={t("detail.detailsTitle")}
          aside={
            isRunning(callout.status) && (
              <Button {...quick} onClick={() => onAsk({ kind: "change" })}>
                {t("life.edit")}
              </Button>
            )
          }
        >
          <CalloutDetails callout={callout} format={format} />
        </Card>
        <Suspense fallback={<Skeleton height={220} />}>
          <CalloutComments calloutId={callout.id} format={format} />
        </Suspense>
        <Card title={t("detail.activityTitle")} aside={failed ? null : <LiveNote />}>
          <CalloutActivity calloutId={callout.id} zone={list.time_zone} lists={callout.lists} format={format} />
        </Card>
      </aside>
      {more && (
        <Suspense>
          <ResponseMenu callout={callout} list={list} {...more} onAsk={onAsk} onClose={() => setMore(null)} />
        </Suspense>
      )}
    </Columns>
  );
}
