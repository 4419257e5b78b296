/** How many are emailed and who, and who is left out and why; with a way to ask somebody all the same, where one is offered. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../../contract/isolated.ts";
import { type CalloutPreview, type Skip } from "../../../../contract/shapes/callouts/decisions.ts";
import { listDate } from "../../../../lib/dateFormats.ts";
import { joinFacts } from "../../../../lib/formatList.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { PreferenceNote } from "../../shared/PreferenceNote.tsx";
import { LaterWaves } from "./LaterWaves.tsx";

const Big = styled("span")({
  fontSize: "2.25rem",
  lineHeight: 1,
  fontWeight: 700,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums",
});

const Stack = styled("div")({ display: "grid", gap: 16 });

/** Reasons that a person may overrule for asking. */
const OVERRULED = ["on_leave", "clash", "not_credentialed"];

/** Left out where there is no choice. */
type Overruling = { overrides?: readonly number[]; onOverride?: (ids: number[]) => void };

/** " · until Sun 6 Dec", where a day says more than the reason alone. */
function useSkipDate(): (skip: Skip) => string {
  const { t, i18n } = useTranslation("callouts");
  const now = useNow();
  return ({ reason, date }) =>
    date && reason !== "bounced" && reason !== "duplicate"
      ? ` · ${t(`form.dry.since.${reason}`, { date: listDate(i18n.language, date, now) })}`
      : "";
}

function Skipped({ skipped, overrides = [], onOverride }: Pick<CalloutPreview, "skipped"> & Overruling) {
  const { t } = useTranslation("callouts");
  const sayDate = useSkipDate();
  if (skipped.length === 0) return null;
  return (
    <>
      <Alert severity="warning">{t("form.dry.skipped", { count: skipped.length })}</Alert>
      {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, those]) => (
        <div key={reason}>
          <Typography variant="subtitle2" component="h3">
            {`${t(`form.dry.reason.${reason}`)} (${those.length})`}
          </Typography>
          <ul>
            {those.map(({ doctor, date }) => (
              <li key={doctor.id}>
                {isolated(doctor.name) + sayDate({ reason, date })}
                {onOverride && OVERRULED.includes(reason) && (
                  <Button
                    variant="text"
                    size="small"
                    aria-label={t("form.dry.includeDoctor", { doctor: doctor.name })}
                    onClick={() => onOverride([...overrides, doctor.id])}
                  >
                    {t("form.dry.include")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Elsewhere({ elsewhere = [] }: Pick<CalloutPreview, "elsewhere">) {
  const { t, i18n } = useTranslation("callouts");
  const now = useNow();
  if (elsewhere.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {`${t("form.dry.elsewhere")} (${elsewhere.length})`}
      </Typography>
      <ul>
        {elsewhere.map(({ doctor, date }) => (
          <li key={doctor.id}>
            {`${isolated(doctor.name)} · ${t("form.dry.since.clash", { date: listDate(i18n.language, date, now) })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Preferences({ preferences }: Pick<CalloutPreview, "preferences">) {
  const { t } = useTranslation("callouts");
  if (preferences.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {`${t("form.dry.preferences")} (${preferences.length})`}
      </Typography>
      <ul>
        {preferences.map(({ doctor, surgeon, preference }) => (
          <li key={`${doctor.id} ${surgeon}`} style={{ display: "flex", flexWrap: "wrap", columnGap: 12 }}>
            {doctor.name} <PreferenceNote surgeon={surgeon} preference={preference} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** It holds nobody back. */
function UsuallyNot({ usually_not = [] }: Pick<CalloutPreview, "usually_not">) {
  const { t, i18n } = useTranslation("callouts");
  const now = useNow();
  if (usually_not.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {`${t("form.dry.usuallyNot")} (${usually_not.length})`}
      </Typography>
      <ul>
        {usually_not.map(({ doctor, date, session }) => (
          <li key={doctor.id}>
            {`${isolated(doctor.name)} · ${joinFacts(i18n.language, [
              listDate(i18n.language, date, now),
              session === "custom" ? null : t(`session.${session}`),
            ])}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = Overruling & {
  preview: CalloutPreview;
  /** By whose clocks later waves have their turn, and when the lists start. */
  later?: { zone: string; starts: readonly (number | null)[] };
};

export function WhoGetsIt({ preview, later, overrides = [], onOverride }: Props) {
  const { t } = useTranslation("callouts");
  const [all, setAll] = useState(false);
  const count = preview.will_send.length;
  return (
    <Stack>
      <div style={{ display: "flex", alignItems: "baseline", gap: 14 }}>
        <Big>{count}</Big>
        <Typography variant="body2" component="span" color="text.secondary">
          {t("form.dry.doctors", { count })}
        </Typography>
      </div>
      <Skipped skipped={preview.skipped} overrides={overrides} {...(onOverride ? { onOverride } : {})} />
      <Elsewhere {...(preview.elsewhere ? { elsewhere: preview.elsewhere } : {})} />
      <Preferences preferences={preview.preferences} />
      <UsuallyNot {...(preview.usually_not ? { usually_not: preview.usually_not } : {})} />
      {onOverride && overrides.length > 0 && (
        <div>
          <Button variant="text" size="small" onClick={() => onOverride([])}>
            {t("form.dry.leaveOut")}
          </Button>
        </div>
      )}
      {count > 0 && (
        <div>
          <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
            <Typography variant="subtitle2" component="h3">{`${t("form.dry.willSend")} (${count})`}</Typography>
            <Button variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? "form.dry.showFewer" : "form.dry.showAll")}
            </Button>
          </div>
          {all && (
            <ul>
              {preview.will_send.map((doctor) => (
                <li key={doctor.id}>
                  <bdi>{doctor.name}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {later && preview.waves && preview.waves.length > 0 && <LaterWaves waves={preview.waves} {...later} />}
    </Stack>
  );
}
