/** The three sections of a callout that is being written: lists, who, how. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { otherZone } from "../../../lib/dateFormats.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { EmailPreview } from "../mails/EmailPreview.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { type useNewCallout } from "./draft/useNewCallout.ts";
import { FieldRow } from "./fields/FieldRow.tsx";
import { HowFields } from "./HowFields.tsx";
import { ListsField } from "./lists/ListsField.tsx";
import { RECIPIENTS_FIELD } from "./model/checkCallout.ts";
import { zoneOf } from "./model/newCallout.ts";
import { RecipientsField } from "./recipients/RecipientsField.tsx";
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

export function CalloutSections({ form }: { form: ReturnType<typeof useNewCallout> }) {
  const { t } = useTranslation("callouts");
  const { values, sites, run, change, errorOf } = form;
  const format = useTimeFormat(form.now);
  const other = otherZone(zoneOf(values, sites), form.now);
  const suggested = useSuggestedRespondBy(values, sites);
  const preview = run.kind === "fresh" ? run.preview : run.kind === "waiting" ? undefined : run.before;
  return (
    <>
      <Section number={1} title={t("form.lists.title")} text={t("form.lists.text")}>
        <ListsField
          lists={values.lists}
          open={form.open}
          format={format}
          errorOf={errorOf}
          onOpen={form.setOpen}
          onChange={(lists) => change({ lists, ...suggested(lists) })}
        />
      </Section>
      <Section number={2} title={t("form.who.title")} text={t("form.who.text")}>
        <FieldRow>
          <RecipientsField
            chosen={values.chosen}
            error={errorOf(RECIPIENTS_FIELD)}
            onChange={(chosen) => change({ chosen })}
          />
          <WavesChoice values={values} errorOf={errorOf} onChange={change} />
        </FieldRow>
      </Section>
      <Section number={3} title={t("form.how.title")} text={t("form.how.text")}>
        <Halves>
          <HowFields
            values={values}
            sites={sites}
            now={form.now}
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
