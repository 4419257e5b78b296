/** Ringing round for the list that still needs somebody: whom to ring, who rings whom now, and what came of it. */
import PhoneDisabledOutlined from "@mui/icons-material/PhoneDisabledOutlined";
import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CallResult } from "../../../contract/callout.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type PhoneCall } from "../../../contract/shapes/callouts/ringRound.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useFocusInRow } from "../../../lib/hooks/useFocusInRow.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { selectUser } from "../../user/public.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { LiveNote } from "../shared/LiveNote.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { EmailOffered } from "./EmailOffered.tsx";
import { RingAgainDialog } from "./RingAgainDialog.tsx";
import { RingRow } from "./RingRow.tsx";
import { nextToRing, type RingEntry, ringOrder } from "./ringOrder.ts";
import { useRinging } from "./useRinging.ts";

/** Booked, a standby or asked as one for any list of the callout: a no changes that, and its mails are seen before. */
const isDecided = ({ responses, chains }: CalloutDetail, { recipient_id }: CalloutResponse): boolean =>
  responses.some(
    (one) =>
      one.recipient_id === recipient_id &&
      (one.outcome === "confirmed" ||
        one.outcome === "standby" ||
        chains.some(({ offer }) => offer?.response_id === one.id)),
  );

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  marginBottom: 12,
  "& > p": { flex: "1 1 320px", maxWidth: "80ch", marginInlineEnd: "auto" },
});

type Props = {
  callout: CalloutDetail;
  list: CalloutList;
  calls: readonly PhoneCall[];
  /** Opens the dialog that records or books. */
  onAsk: (asking: Asking) => void;
};

export function RingRound({ callout, list, calls, onAsk }: Props) {
  const { t } = useTranslation(["ringRound", "errors"]);
  const now = useNow();
  const format = useTimeFormat(now);
  const userId = useAppSelector(selectUser)?.id;
  const { failure, forget, isSaving, ring, finish } = useRinging(callout.id, list.id);
  const focusing = useFocusInRow();
  const [later, setLater] = useState<{ response: CalloutResponse; call: PhoneCall } | null>(null);
  const responses = callout.responses.filter((one) => one.list_id === list.id);
  const { open, refused } = ringOrder({ list, responses, calls });
  const next = nextToRing(open, userId);
  const decide = (response: CalloutResponse) =>
    onAsk(response.bookable ? { kind: "confirm", response } : { kind: "record", response, answer: "available" });
  const handleEnd = async (response: CalloutResponse, call: PhoneCall, result: CallResult) => {
    if (result === "call_back") {
      forget();
      return setLater({ response, call });
    }
    // The call ends, and the dialog records what was said.
    if (result === "no" && isDecided(callout, response)) {
      if (await finish(call, "dropped")) onAsk({ kind: "record", response, answer: "unavailable" });
      return;
    }
    if ((await finish(call, result)) && result === "yes") decide(response);
  };
  const rows = (entries: readonly RingEntry[]) => (
    <ul {...focusing}>
      {entries.map((entry) => (
        <RingRow
          key={entry.response.id}
          entry={entry}
          list={list}
          callout={callout}
          userId={userId}
          next={entry === next}
          now={now}
          format={format}
          onRing={ring}
          onEnd={handleEnd}
          onYes={decide}
        />
      ))}
    </ul>
  );
  return (
    <>
      <div role="alert">
        {failure && !later && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
      </div>
      {list.cover_status !== "cancelled" && list.open.length === 0 && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {t("errors:code.already_filled")}
        </Alert>
      )}
      <Head>
        <Typography variant="body2" color="text.secondary">
          {t("order")} <LiveNote />
        </Typography>
        <EmailOffered callout={callout} now={now} format={format} />
      </Head>
      <Paper variant="outlined" component="section" aria-label={t("title")} sx={{ overflow: "hidden" }}>
        {open.length > 0 ? (
          rows(open)
        ) : (
          <EmptyState icon={<PhoneDisabledOutlined />} title={t("empty.title")} text={t("empty.text")} />
        )}
      </Paper>
      {refused.length > 0 && (
        <>
          <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
            {t("refused")}
          </Typography>
          <Paper variant="outlined">{rows(refused)}</Paper>
        </>
      )}
      {later && (
        <RingAgainDialog
          doctor={later.response.doctor.name}
          zone={list.time_zone}
          busy={isSaving}
          failure={failure}
          onBack={() => setLater(null)}
          onSubmit={async (at) => {
            if (await finish(later.call, "call_back", at)) setLater(null);
          }}
        />
      )}
    </>
  );
}
