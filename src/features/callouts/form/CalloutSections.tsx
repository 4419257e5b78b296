/** The three sections of a callout that is being written: lists, who, how. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { memo, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { EmailPreview } from "../mails/EmailPreview.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { FieldRow } from "./fields/FieldRow.tsx";
import { useCalloutPart, useSetCalloutFields } from "./fields/useCalloutFields.ts";
import { HowFields } from "./HowFields.tsx";
import { ListsField } from "./lists/ListsField.tsx";
import { type CalloutProblem, RECIPIENTS_FIELD } from "./model/checkCallout.ts";
import { placeOf } from "./model/newList.ts";
import { type ErrorOf, useProblemFormat } from "./model/useProblemFormat.ts";
import { RecipientsField } from "./recipients/RecipientsField.tsx";
import { type NotesByPlace } from "./recipients/useListNotes.ts";
import { useSuggestedRespondBy } from "./useSuggestedRespondBy.ts";
import { WavesChoice } from "./waves/WavesChoice.tsx";

const Head = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  gap: 14,
  padding: "16px 20px",
  borderBottom: `1px solid ${vars.palette.divider}`,
  "& > span": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 28,
    height: 28,
    borderRadius: 8,
    fontWeight: 700,
    background: vars.palette.primary.soft,
    color: vars.palette.status.open.fg,
  },
}));

type SectionProps = { number: number; title: string; text: string; children: ReactNode };

function Section({ number, title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading}>
      <Head>
        <span aria-hidden="true">{number}</span>
        <div>
          <Typography variant="h2" id={heading}>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        </div>
      </Head>
      <div style={{ padding: 20 }}>{children}</div>
    </Paper>
  );
}

const Halves = styled("div")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 24,
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

type ListsProps = Pick<Props, "open" | "onOpen" | "notes"> & { errorOf: ErrorOf };

function Lists({ open, onOpen, notes, errorOf }: ListsProps) {
  const lists = useCalloutPart(({ lists }) => lists);
  const change = useSetCalloutFields();
  const format = useTimeFormat(useNow());
  const suggested = useSuggestedRespondBy();
  return (
    <ListsField
      lists={lists}
      open={open}
      format={format}
      errorOf={errorOf}
      notesOf={(list) => notes.get(placeOf(list))}
      onOpen={onOpen}
      onChange={(next) => change({ lists: next, ...suggested(next) })}
    />
  );
}

function Who({ errorOf }: { errorOf: ErrorOf }) {
  const chosen = useCalloutPart(({ chosen }) => chosen);
  const waves = useCalloutPart(({ waves }) => waves);
  const urgency = useCalloutPart(({ urgency }) => urgency);
  const change = useSetCalloutFields();
  return (
    <FieldRow>
      <RecipientsField
        chosen={chosen}
        error={errorOf(RECIPIENTS_FIELD)}
        onChange={(next) => change({ chosen: next })}
      />
      <WavesChoice values={{ chosen, waves, urgency }} errorOf={errorOf} onChange={change} />
    </FieldRow>
  );
}

type Props = {
  /** Index of the list being edited. */
  open: number;
  onOpen: (index: number) => void;
  problems: readonly CalloutProblem[];
  notes: NotesByPlace;
  /** To the first who is asked, once it is known. */
  email: CalloutPreview["email"];
  /** Asks for it once more. */
  onRenew: () => unknown;
};

/** What is typed is drawn in its own field only, and what comes of it beside and below: not all the pickers with each key. */
export const CalloutSections = memo(function CalloutSections(props: Props) {
  const { open, onOpen, problems, notes, email, onRenew } = props;
  const { t } = useTranslation("callouts");
  const formatProblem = useProblemFormat();
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem && formatProblem(problem);
  };
  return (
    <>
      <Section number={1} title={t("form.lists.title")} text={t("form.lists.text")}>
        <Lists open={open} onOpen={onOpen} notes={notes} errorOf={errorOf} />
      </Section>
      <Section number={2} title={t("form.who.title")} text={t("form.who.text")}>
        <Who errorOf={errorOf} />
      </Section>
      <Section number={3} title={t("form.how.title")} text={t("form.how.text")}>
        <Halves>
          <HowFields errorOf={errorOf} />
          <EmailPreview email={email} onRenew={onRenew} />
        </Halves>
      </Section>
    </>
  );
});
