/** A callout in three sections, with who would be emailed beside them. */
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ProblemSummary } from "../../../ui/form/ProblemSummary.tsx";
import { CalloutSections } from "./CalloutSections.tsx";
import { type useKeptForm } from "./draft/useKeptForm.ts";
import { useNewCallout } from "./draft/useNewCallout.ts";
import { type How, type useSending } from "./draft/useSending.ts";
import { useWriting } from "./draft/useWriting.ts";
import { EditedMeanwhile } from "./EditedMeanwhile.tsx";
import { RestoredNote, SendingFailure } from "./FormAlerts.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { type NewCallout, zoneOf } from "./model/newCallout.ts";
import { startsAt } from "./model/newList.ts";
import { DryRunPanel } from "./recipients/DryRunPanel.tsx";
import { MANY_DOCTORS } from "./recipients/ManyDialog.tsx";
import { previewOf } from "./recipients/useDryRun.ts";
import { SendBar } from "./SendBar.tsx";
import { type Question, SendQuestions } from "./SendQuestions.tsx";

const FormColumns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 348px",
  gap: 24,
  alignItems: "start",
  "& > div": { display: "grid", gap: 20, minWidth: 0 },
  "& > aside": { position: "sticky", top: "calc(var(--mui-size-toolbar) + 20px)" },
  "@media (max-width: 1099.95px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > aside": { position: "static", order: -1 },
  },
});

type Props = {
  sending: ReturnType<typeof useSending>;
  initial: NewCallout;
  /** It goes out by itself at its time: nothing half written may, so it is only kept when asked for. */
  scheduled: boolean;
  onHow: (how: How) => void;
  /** Somebody else's words instead of these. */
  onView: () => void;
  kept: ReturnType<typeof useKeptForm>;
};

type WrittenProps = Pick<Props, "sending" | "kept" | "onView"> & {
  writing: ReturnType<typeof useWriting>;
  form: ReturnType<typeof useNewCallout>;
};

function Overtaken({ writing, form, sending, kept, onView }: WrittenProps) {
  const { theirs } = writing;
  const handleTake = () => {
    kept.drop();
    onView();
  };
  return (
    <EditedMeanwhile
      saved={sending.saved}
      draftId={sending.draftId()}
      found={theirs}
      before={writing.before}
      mine={form.values}
      onLook={() => void theirs.look()}
      onTake={handleTake}
      onOverwrite={writing.overwrite}
    />
  );
}

/** Undefined: a save on its way, or one whose answer was lost, may have made the draft. */
function draftIdOf({ saved, present }: Props["sending"]): number | null | undefined {
  const isUnsure = saved.kind === "saving" || (saved.kind === "failed" && saved.isTemporary);
  return present()?.id ?? (isUnsure ? undefined : null);
}

export function NewCalloutFields({ sending, initial, scheduled, onHow, onView, kept }: Props) {
  const { state, saved } = sending;
  const form = useNewCallout(initial, { draftId: draftIdOf(sending), isSending: state.kind === "busy" });
  const writing = useWriting({ sending, form, initial, scheduled, kept });
  const { busy, unsaved, isOvertaken } = writing;
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const handleCancel = () => {
    if (unsaved) setLeaving(true);
    else void navigate("/callouts");
  };
  const handleLeave = () => {
    sending.giveUp();
    kept.forget();
  };
  const finish = (how: How) => {
    setQuestion(undefined);
    onHow(how);
    form.submit();
  };
  const count = form.run.kind === "fresh" ? form.run.preview.will_send.length : 0;
  const ask = (how: How) => (count > MANY_DOCTORS ? setQuestion({ kind: "many", how, count }) : finish(how));
  return (
    <>
      <ProblemSummary problems={form.links} attempt={form.attempt} onVisit={form.visit} />
      {kept.restored && (kept.isNew ? form.dirty : unsaved) && (
        <RestoredNote at={kept.restored.at} isDraft={kept.isNew && kept.restored.draft !== null} onDrop={kept.drop} />
      )}
      <FormColumns>
        <div>
          <CalloutSections
            open={form.open}
            onOpen={form.setOpen}
            problems={form.shown}
            notes={form.notes}
            email={previewOf(form.run)?.email ?? null}
            onRenew={form.renew}
          />
        </div>
        <aside>
          <DryRunPanel
            run={form.run}
            draftId={sending.present()?.id}
            later={{
              zone: zoneOf(form.values, form.sites),
              starts: form.values.lists.map((list) => startsAt(list, form.sites)),
            }}
            overrides={form.values.overrides}
            onOverride={(overrides) => form.change({ overrides })}
          />
        </aside>
      </FormColumns>
      {isOvertaken && <Overtaken writing={writing} form={form} sending={sending} kept={kept} onView={onView} />}
      <SendBar
        run={form.run}
        busy={busy}
        saved={saved}
        keptHere={unsaved && form.input === null}
        outcome={!isOvertaken && <SendingFailure state={state} saved={saved} scheduled={scheduled} />}
        scheduled={scheduled}
        onCancel={handleCancel}
        onDraft={() => finish({ kind: "draft" })}
        onLater={() => (form.input ? setQuestion({ kind: "later" }) : finish({ kind: "draft" }))}
        onSend={() => ask({ kind: "now" })}
      />
      {question && (
        <SendQuestions
          question={question}
          form={form}
          onBack={() => setQuestion(undefined)}
          onLater={(how) => {
            setQuestion(undefined);
            ask(how);
          }}
          onSend={finish}
        />
      )}
      <LeaveGuard dirty={unsaved} leaving={leaving} onStay={() => setLeaving(false)} onLeave={handleLeave} />
    </>
  );
}
