/** Until when doctors should answer: a date and a time, and the moments that are usual at a press. */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { HOUR_MS } from "../../../../contract/durations.ts";
import { otherZone } from "../../../../lib/dateFormats.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { DateTimeField } from "../../../../ui/dates/DateTimeField.tsx";
import { useSitesQuery } from "../../../places/public.ts";
import { useFormDefaults } from "../../shared/sessionHours.ts";
import { useTimeFormat } from "../../shared/useTimeFormat.ts";
import { RESPOND_BY_FIELD } from "../model/checkCallout.ts";
import { zoneOf } from "../model/newCallout.ts";
import { respondByPresets } from "../model/respondByPresets.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";
import { useCalloutPart, useSetCalloutFields } from "./useCalloutFields.ts";

function Presets() {
  const { t } = useTranslation("callouts");
  const { respondWithinHours } = useFormDefaults();
  const { data: sites = [] } = useSitesQuery();
  const now = useNow();
  const { span } = useTimeFormat(now);
  const lists = useCalloutPart(({ lists }) => lists);
  const respondDate = useCalloutPart(({ respondDate }) => respondDate);
  const respondTime = useCalloutPart(({ respondTime }) => respondTime);
  const change = useSetCalloutFields();
  const presets = respondByPresets({ lists }, sites, now, respondWithinHours);
  const hours = span((respondWithinHours ?? 0) * HOUR_MS);
  return (
    // Their words begin where the field begins.
    <fieldset
      style={{ display: "flex", flexWrap: "wrap", gap: 4, marginInline: -10 }}
      aria-label={t("lists.preset.label")}
    >
      {presets.map(({ kind, date, time }) => (
        <Button
          key={kind}
          variant="text"
          size="small"
          aria-pressed={respondDate === date && respondTime === time}
          onClick={() => change({ respondDate: date, respondTime: time })}
        >
          {kind === "within" ? t("lists.preset.within", { span: hours }) : t(`lists.preset.${kind}`)}
        </Button>
      ))}
      {respondDate && (
        <Button variant="text" size="small" onClick={() => change({ respondDate: "" })}>
          {t("lists.preset.none")}
        </Button>
      )}
    </fieldset>
  );
}

/** Said where respond-by's clock is not the person's own. */
function useOtherZone(): string {
  const { t } = useTranslation("callouts");
  const { data: sites = [] } = useSitesQuery();
  // Nothing else of the lists matters to it.
  const site = useCalloutPart(({ lists }) => lists[0]?.site ?? "");
  const other = otherZone(zoneOf({ lists: [{ site }] }, sites), useNow());
  return other ? t("localTime", { zone: other }) : "";
}

function Moment({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTranslation("callouts");
  const date = useCalloutPart(({ respondDate }) => respondDate);
  const time = useCalloutPart(({ respondTime }) => respondTime);
  const change = useSetCalloutFields();
  return (
    <DateTimeField
      id={RESPOND_BY_FIELD}
      label={t("form.respondBy")}
      mark={t("form.optional")}
      timeLabel={t("form.respondByTime")}
      help={useOtherZone()}
      error={errorOf(RESPOND_BY_FIELD)}
      date={date}
      time={time}
      onChange={(next) => change("date" in next ? { respondDate: next.date } : { respondTime: next.time })}
    />
  );
}

export function RespondByField({ errorOf }: { errorOf: ErrorOf }) {
  return (
    <div>
      <Moment errorOf={errorOf} />
      <Presets />
    </div>
  );
}
