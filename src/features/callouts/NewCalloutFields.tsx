/** A callout in three sections, with who would be emailed beside them. */
import Alert from "@mui/material/Alert";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CalloutInput } from "../../contract/calloutRequests.ts";
import { loadPage } from "../../lib/loadPage.ts";
import { otherZone } from "../../lib/wallDates.ts";
import { RECIPIENTS_FIELD } from "./checkCallout.ts";
import { DryRunPanel } from "./DryRunPanel.tsx";
import { EmailPreview } from "./EmailPreview.tsx";
import { FormColumns, Halves, Section } from "./formParts.tsx";
import { HowFields } from "./HowFields.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { ListsField } from "./ListsField.tsx";
import { type NewCallout, startsAt, zoneOf } from "./newCallout.ts";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { RecipientsField } from "./RecipientsField.tsx";
import { SendBar } from "./SendBar.tsx";
import { sendingRefused } from "./sendingRefused.ts";
import { useAutosave } from "./useAutosave.ts";
import { type Saved, wordsOf } from "./useDraft.ts";
import { useNewCallout } from "./useNewCallout.ts";
import { type How, type Sending } from "./useSending.ts";
import { useTimeWords } from "./useTimeWords.ts";

const LaterDialog = loadPage("LaterDialog", () => import("./LaterDialog.tsx"));

function SendingFailure({ state }: { state: Sending }) {
  const { t } = useTranslation("callouts");
  return (
    <div role="alert">
      {state.kind === "failed" && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {sendingRefused(state.error, t)} {state.draftId !== null && t("form.draftKept")}
        </Alert>
      )}
    </div>
  );
}

type Form = ReturnType<typeof useNewCallout>;

function Sections({ form }: { form: Form }) {
  const { t } = useTranslation("callouts");
  const { values, sites, run, change, errorOf } = form;
  const words = useTimeWords(form.now);
  const other = otherZone(zoneOf(values, sites), form.now);
  const preview = run.kind === "fresh" ? run.preview : run.kind === "waiting" ? undefined : run.before;
  return (
    <>
      <Section number={1} title={t("form.lists.title")} text={t("form.lists.text")}>
        <ListsField
          lists={values.lists}
          open={form.open}
          words={words}
          errorOf={errorOf}
          onOpen={form.setOpen}
          onChange={(lists) => change({ lists })}
        />
      </Section>
      <Section number={2} title={t("form.who.title")} text={t("form.who.text")}>
        <RecipientsField
          chosen={values.chosen}
          error={errorOf(RECIPIENTS_FIELD)}
          onChange={(chosen) => change({ chosen })}
        />
      </Section>
      <Section number={3} title={t("form.how.title")} text={t("form.how.text")}>
        <Halves>
          <HowFields
            values={values}
            zone={other && t("localTime", { zone: other })}
            errorOf={errorOf}
            onChange={change}
          />
          <EmailPreview email={preview?.email ?? null} />
        </Halves>
      </Section>
    </>
  );
}

type Props = {
  sending: Sending;
  saved: Saved;
  initial: NewCallout;
  keep: (input: CalloutInput) => unknown;
  onHow: (how: How) => void;
};

export function NewCalloutFields({ sending, saved, initial, keep, onHow }: Props) {
  const form = useNewCallout(initial);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [later, setLater] = useState(false);
  const busy = sending.kind === "busy";
  const kept = saved.kind === "saved" && form.input !== null && saved.words === wordsOf(form.input);
  const unsaved = form.dirty && !kept;
  useAutosave(form.input, unsaved && !busy, keep);
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
      <ProblemSummary problems={form.shown} attempt={form.attempt} onVisit={form.visit} />
      <SendingFailure state={sending} />
      <FormColumns>
        <div>
          <Sections form={form} />
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
