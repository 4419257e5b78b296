/** In the dry run: whom each wave would ask and when, were nothing to change until then. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutPreview } from "../../../../contract/shapes/callouts/decisions.ts";
import { joinNames } from "../../../../lib/formatList.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { useTimeFormat } from "../../shared/useTimeFormat.ts";
import { isTooLate } from "../../shared/useWaveFormat.ts";
import { useZoneLabel } from "../../shared/useZoneLabel.ts";

const Steps = styled("ol")(({ theme: { vars } }) => ({
  display: "grid",
  gap: 8,
  marginTop: 8,
  "& > li": {
    padding: "8px 12px",
    borderRadius: 8,
    border: `1px solid ${vars.palette.divider}`,
    background: vars.palette.surface.sunken,
    overflowWrap: "anywhere",
  },
}));

type Shown = NonNullable<CalloutPreview["waves"]>[number];
type Props = {
  waves: readonly Shown[];
  /** Of the first list. */
  zone: string;
  /** Of all lists; null: not known yet. */
  starts: readonly (number | null)[];
};

function TooLate({ position }: Shown) {
  const { t } = useTranslation("callouts");
  return (
    <>
      <Typography variant="subtitle2" component="div">
        {t("waves.wave", { number: position })}
      </Typography>
      <div>{t("waves.preview.late")}</div>
    </>
  );
}

function InTime({ position, will_send, skipped, when, language }: Shown & { when: string; language: string }) {
  const { t } = useTranslation("callouts");
  const names = (doctors: Shown["will_send"]) =>
    joinNames(
      language,
      doctors.map(({ name }) => name),
    );
  return (
    <>
      <Typography variant="subtitle2" component="div">
        {t("waves.preview.wave", { number: position, when, count: will_send.length })}
      </Typography>
      <div>{names(will_send)}</div>
      {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, those]) => (
        <Typography key={reason} variant="caption" component="div" color="text.secondary">
          {t("waves.preview.without", {
            reason: t(`form.dry.reason.${reason}`),
            doctors: names(those.map(({ doctor }) => doctor)),
          })}
        </Typography>
      ))}
    </>
  );
}

export function LaterWaves({ waves, zone, starts }: Props) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const format = useTimeFormat(now);
  const elsewhere = useZoneLabel(zone, now);
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {t("waves.preview.title")}
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary">
        {t("waves.preview.text")} {elsewhere}
      </Typography>
      <Steps>
        {waves.map((wave) => (
          <li key={wave.position}>
            {isTooLate(Date.parse(wave.at), starts) ? (
              <TooLate {...wave} />
            ) : (
              <InTime {...wave} when={format.moment(wave.at, zone, true)} language={format.language} />
            )}
          </li>
        ))}
      </Steps>
    </div>
  );
}
