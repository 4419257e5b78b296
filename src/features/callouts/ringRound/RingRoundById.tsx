/** The page of ringing round, before its callout is there, and where nobody has to be rung. */
import PhoneDisabledOutlined from "@mui/icons-material/PhoneDisabledOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { LabelledField } from "../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../ui/nativeControls.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useCalloutQuery } from "../api/calloutsApi.ts";
import { CalloutNotFound } from "../detail/CalloutNotFound.tsx";
import { calloutIdOf } from "../detail/calloutIdOf.ts";
import { openText } from "../detail/openTimes.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { isBlocked } from "../shared/ResponseFit.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { EmailOffered } from "./EmailOffered.tsx";
import { RingRound } from "./RingRound.tsx";
import { useRingRoundQuery } from "./ringRoundApi.ts";
import { useListFocus } from "./useListFocus.ts";
import { useRungList } from "./useRungList.ts";

const CalloutDialogs = loadPage("CalloutDialogs", () => import("../dialogs/CalloutDialogs.tsx"));

type Props = { calloutId: number };

/** The decision about a yes that was just recorded, unless it booked the doctor already or cannot. */
function toConfirm(asking: Asking, { responses }: CalloutDetail): Asking | null {
  const pressed = asking.kind === "record" ? asking.response.id : null;
  const response = responses.find(({ id }) => id === pressed);
  return response?.bookable && !isBlocked(response) ? { kind: "confirm", response } : null;
}

/** The callout with its calls; what is on hand stays, although asking again failed. */
function useBoth(calloutId: number) {
  const [asked, calls] = [useCalloutQuery(calloutId), useRingRoundQuery(calloutId)];
  const error = (asked.currentData ? null : asked.error) ?? (calls.currentData ? null : calls.error);
  const isGone = [asked.error, calls.error].some((one) => isProblem(one) && one.status === 404);
  const retry = () => {
    void asked.refetch();
    void calls.refetch();
  };
  return { callout: asked.currentData, calls: calls.currentData?.calls, error, isGone, retry };
}

export function RingRoundById({ calloutId }: { calloutId: string }) {
  const id = calloutIdOf(calloutId);
  return id === null ? <CalloutNotFound /> : <RingRoundOf calloutId={id} />;
}

function RingRoundOf({ calloutId }: Props) {
  const { t } = useTranslation(["ringRound", "callouts", "common"]);
  const now = useNow();
  const format = useTimeFormat(now);
  const { callout, calls, error, isGone, retry } = useBoth(calloutId);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { list, lists, choose } = useRungList({ callout, calls, now, isRecording: asking !== null });
  const place = useListFocus(list?.id);
  if (isGone) return <CalloutNotFound />;
  const whenOf = (one: CalloutList) => [format.date(one.date), openText(one, format.language)];
  const whereOf = ({ surgeon, site, theatre }: CalloutList) => [surgeon.name, site.name, theatre].filter(Boolean);
  const factsOf = (one: CalloutList) => joinFacts(format.language, [...whenOf(one), ...whereOf(one)]);
  const toldOf = (one: CalloutList) => joinFacts(format.language, [...whenOf(one), format.until(one), ...whereOf(one)]);
  return (
    <Page
      title={t("ringRound:title")}
      {...(list ? { description: t("ringRound:about", { list: toldOf(list) }) } : {})}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("callouts:title"), to: "/callouts" },
        ...(callout ? [{ label: callout.reference, to: `/callouts/${calloutId}` }] : []),
      ]}
      actions={
        <Button variant="outlined" component={Link} to={`/callouts/${calloutId}`}>
          {t("ringRound:back")}
        </Button>
      }
    >
      {list && lists.length > 1 && (
        <Box sx={{ maxWidth: 640, mb: 2 }}>
          <LabelledField id="ring-round-list" label={t("ringRound:which")} help={t("ringRound:noCovers")}>
            <SelectControl
              id="ring-round-list"
              aria-describedby="ring-round-list-help"
              value={list.id}
              onChange={({ target }) => choose(target.value)}
            >
              {lists.map((one) => (
                <option key={one.id} value={one.id}>
                  {factsOf(one)}
                </option>
              ))}
            </SelectControl>
          </LabelledField>
        </Box>
      )}
      <div ref={place} tabIndex={-1}>
        {callout && calls && list && (
          <RingRound key={list.id} callout={callout} list={list} calls={calls} onAsk={setAsking} />
        )}
        {!(callout && calls && list) && (
          <Paper variant="outlined">
            {error && (
              <ErrorState
                title={t("ringRound:failed")}
                requestId={isProblem(error) ? error.requestId : undefined}
                onRetry={retry}
              />
            )}
            {!error && callout && calls && (
              <EmptyState
                icon={<PhoneDisabledOutlined />}
                title={t("ringRound:closed.title")}
                text={t("ringRound:closed.text")}
              >
                <EmailOffered callout={callout} now={now} format={format} />
              </EmptyState>
            )}
            {!error && !(callout && calls) && (
              <div aria-busy="true">
                <Skeleton height={80} style={{ margin: 20 }} />
                <Skeleton height={80} style={{ margin: 20 }} />
              </div>
            )}
          </Paper>
        )}
      </div>
      {callout && asking && (
        <Suspense fallback={null}>
          <CalloutDialogs
            asking={asking}
            callout={callout}
            format={format}
            onClose={() => setAsking(null)}
            onRecorded={(now) => setAsking(toConfirm(asking, now))}
          />
        </Suspense>
      )}
    </Page>
  );
}
