/** A callout in three sections, with who would be emailed beside them. */
import Alert from "@mui/material/Alert";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { otherZone } from "../../lib/wallDates.ts";
import { RECIPIENTS_FIELD } from "./checkCallout.ts";
import { DryRunPanel } from "./DryRunPanel.tsx";
import { EmailPreview } from "./EmailPreview.tsx";
import { FormColumns, Halves, Section } from "./formParts.tsx";
import { HowFields } from "./HowFields.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { ListsField } from "./ListsField.tsx";
import { zoneOf } from "./newCallout.ts";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { RecipientsField } from "./RecipientsField.tsx";
import { SendBar } from "./SendBar.tsx";
import { sendingRefused } from "./sendingRefused.ts";
import { useNewCallout } from "./useNewCallout.ts";
import { type Sending } from "./useSending.ts";
import { useTimeWords } from "./useTimeWords.ts";

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

export function NewCalloutFields({ sending }: { sending: Sending }) {
  const form = useNewCallout();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const busy = sending.kind === "busy";
  const handleCancel = () => {
    if (form.dirty) setLeaving(true);
    else void navigate("/callouts");
  };
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
      <SendBar run={form.run} busy={busy} onCancel={handleCancel} onSend={form.submit} />
      <LeaveGuard dirty={form.dirty && !busy} leaving={leaving} onStay={() => setLeaving(false)} />
    </>
  );
}
