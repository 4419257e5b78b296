/** The three sections of a callout that is being written: lists, who, how. */
import { useTranslation } from "react-i18next";
import { otherZone } from "../../../lib/dateFormats.ts";
import { EmailPreview } from "../mails/EmailPreview.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { type useNewCallout } from "./draft/useNewCallout.ts";
import { Halves, Section } from "./formParts.tsx";
import { HowFields } from "./HowFields.tsx";
import { ListsField } from "./lists/ListsField.tsx";
import { RECIPIENTS_FIELD } from "./model/checkCallout.ts";
import { zoneOf } from "./model/newCallout.ts";
import { RecipientsField } from "./recipients/RecipientsField.tsx";
import { useSuggestedRespondBy } from "./useSuggestedRespondBy.ts";
import { WavesChoice } from "./waves/WavesChoice.tsx";

export function CalloutSections({ form }: { form: ReturnType<typeof useNewCallout> }) {
  const { t } = useTranslation("callouts");
  const { values, sites, run, change, errorOf } = form;
  const words = useTimeFormat(form.now);
  const other = otherZone(zoneOf(values, sites), form.now);
  const suggested = useSuggestedRespondBy(values, sites);
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
          onChange={(lists) => change({ lists, ...suggested(lists) })}
        />
      </Section>
      <Section number={2} title={t("form.who.title")} text={t("form.who.text")}>
        <RecipientsField
          chosen={values.chosen}
          error={errorOf(RECIPIENTS_FIELD)}
          onChange={(chosen) => change({ chosen })}
        />
        <WavesChoice values={values} errorOf={errorOf} onChange={change} />
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
