/** A callout in three sections, with who would be emailed beside them. */
import Alert from "@mui/material/Alert";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { loadPage } from "../../lib/loadPage.ts";
import { ProblemSummary } from "../../ui/form/ProblemSummary.tsx";
import { CalloutSections } from "./CalloutSections.tsx";
import { DryRunPanel } from "./DryRunPanel.tsx";
import { EditedMeanwhile } from "./EditedMeanwhile.tsx";
import { FormColumns } from "./formParts.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { type NewCallout, zoneOf } from "./newCallout.ts";
import { startsAt } from "./newList.ts";
import { SendBar } from "./SendBar.tsx";
import { sendingRefused } from "./sendingRefused.ts";
import { useAutosave } from "./useAutosave.ts";
import { wordsOf } from "./useDraft.ts";
import { useNewCallout } from "./useNewCallout.ts";
import { type How, type Sending, type useSending } from "./useSending.ts";

const LaterDialog = loadPage("LaterDialog", () => import("./LaterDialog.tsx"));

function SendingFailure({ state, scheduled }: { state: Sending; scheduled: boolean }) {
  const { t } = useTranslation("callouts");
  return (
    <div role="alert">
      {state.kind === "failed" && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {sendingRefused(state.error, t)} {state.draftId !== null && !scheduled && t("form.draftKept")}
        </Alert>
      )}
    </div>
  );
}

type Props = {
  sending: ReturnType<typeof useSending>;
  initial: NewCallout;
  /** It goes out by itself at its time: nothing half written may, so it is only kept when asked for. */
  scheduled: boolean;
  onHow: (how: How) => void;
  /** Somebody else's words instead of these. */
  onView: () => void;
};

export function NewCalloutFields({ sending, initial, scheduled, onHow, onView }: Props) {
  const { state, saved, keep, overwrite, draftId } = sending;
  const form = useNewCallout(initial);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [later, setLater] = useState(false);
  const busy = state.kind === "busy";
  const isOvertaken = saved.kind === "stale" || saved.kind === "gone";
  const kept = saved.kind === "saved" && form.input !== null && saved.words === wordsOf(form.input);
  const unsaved = form.dirty && !kept;
  useAutosave(form.input, unsaved && !scheduled && !busy && !isOvertaken, keep);
  const handleCancel = () => {
    if (unsaved) setLeaving(true);
    else void navigate("/callouts");
  };
  const finish = (how: How) => {
    onHow(how);
    form.submit();
  };
  const handleLater = () => {
    if (form.input) setLater(true);
    else finish({ kind: "draft" });
  };
  const starts = form.values.lists.flatMap((list) => startsAt(list, form.sites) ?? []);
  return (
    <>
      <ProblemSummary problems={form.links} attempt={form.attempt} onVisit={form.visit} />
      {isOvertaken ? (
        <EditedMeanwhile
          saved={saved}
          ofList={draftId() === null}
          onView={onView}
          onOverwrite={() => form.input && void overwrite(form.input)}
        />
      ) : (
        <SendingFailure state={state} scheduled={scheduled} />
      )}
      <FormColumns>
        <div>
          <CalloutSections form={form} />
        </div>
        <aside>
          <DryRunPanel
            run={form.run}
            overrides={form.values.overrides}
            onOverride={(overrides) => form.change({ overrides })}
          />
        </aside>
      </FormColumns>
      <SendBar
        run={form.run}
        busy={busy}
        saved={saved}
        scheduled={scheduled}
        onCancel={handleCancel}
        onDraft={() => finish({ kind: "draft" })}
        onLater={handleLater}
        onSend={() => finish({ kind: "now" })}
      />
      {later && (
        <Suspense>
          <LaterDialog
            zone={zoneOf(form.values, form.sites)}
            before={starts.length > 0 ? Math.min(...starts) : null}
            onBack={() => setLater(false)}
            onSubmit={(sendAt) => {
              setLater(false);
              finish({ kind: "later", sendAt });
            }}
          />
        </Suspense>
      )}
      <LeaveGuard dirty={unsaved && !busy} leaving={leaving} onStay={() => setLeaving(false)} />
    </>
  );
}
