/** One callout, live: what is asked, who answered, and the practice's decisions. */
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import Alert from "@mui/material/Alert";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useFocusInRow } from "../../../lib/hooks/useFocusInRow.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { Page } from "../../../ui/page/Page.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { type Asking } from "../shared/calloutDialog.ts";
import { furtherLists, leadList } from "../shared/cover.ts";
import { StatusChip } from "../shared/StatusChip.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { CallBack } from "./CallBack.tsx";
import { CalloutActions } from "./CalloutActions.tsx";
import { CalloutBody } from "./CalloutBody.tsx";
import { CalloutFacts } from "./CalloutFacts.tsx";

const CalloutDialogs = loadPage("CalloutDialogs", () => import("../dialogs/CalloutDialogs.tsx"));

/** For whom, whose and where, and how many lists more: the heading of a callout that nobody gave a title. */
function useHeadline({ lists, reference }: CalloutDetail): string {
  const { t } = useTranslation("callouts");
  const first = leadList(lists);
  if (!first) return reference;
  const more = furtherLists(lists);
  const headline = [t(`role.${first.role_needed}`), first.surgeon.name, first.site.name]
    .filter(Boolean)
    .reduce((before, rest) => t("detail.joined", { first: before, rest }));
  return more > 0 ? `${headline} ${nonBreaking(t("more", { count: more }))}` : headline;
}

function About({ callout }: { callout: CalloutDetail }) {
  const { t } = useTranslation("callouts");
  const headline = useHeadline(callout);
  const lists = t("detail.lists", { count: callout.lists.length });
  const specialty = leadList(callout.lists)?.specialty;
  const what = specialty ? t("detail.joined", { first: specialty, rest: lists }) : lists;
  return (
    <>
      {callout.title_own && <div>{headline}</div>}
      {`${t("detail.about", { what, mode: t(`detail.mode.${callout.mode}`) })} `}
      {callout.risk && (
        <span style={{ display: "inline-flex", verticalAlign: "text-bottom" }}>
          <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
            {t(`risk.${callout.risk}`)}
          </StatusLabel>
        </span>
      )}
    </>
  );
}

export function CalloutView({ callout }: { callout: CalloutDetail }) {
  const { t } = useTranslation(["callouts", "common"]);
  const now = useNow();
  const format = useTimeFormat(now);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const headline = useHeadline(callout);
  const focusing = useFocusInRow();
  return (
    <Page
      title={callout.title_own ? callout.title : headline}
      here={callout.reference}
      badge={<StatusChip status={callout.status} t={t} />}
      description={<About callout={callout} />}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("callouts:title"), to: "/callouts" },
      ]}
      actions={<CalloutActions callout={callout} onAsk={setAsking} onFailed={setFailure} />}
    >
      <div role="alert">
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
      </div>
      <CallBack callout={callout} onFailed={setFailure} />
      <CalloutFacts callout={callout} format={format} now={now} />
      <CalloutBody callout={callout} format={format} focusing={focusing} onAsk={setAsking} />
      {asking && (
        <Suspense fallback={null}>
          <CalloutDialogs asking={asking} callout={callout} format={format} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </Page>
  );
}
