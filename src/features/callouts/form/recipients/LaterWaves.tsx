/** In the dry run: whom each wave would ask and when, were nothing to change until then. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutPreview } from "../../../../contract/shapes/callouts/decisions.ts";
import { joinNames } from "../../../../lib/formatList.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { useTimeFormat } from "../../shared/useTimeFormat.ts";
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

type Props = {
  waves: NonNullable<CalloutPreview["waves"]>;
  /** Of the first list. */
  zone: string;
};

export function LaterWaves({ waves, zone }: Props) {
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
        {waves.map(({ position, at, will_send, skipped }) => (
          <li key={position}>
            <Typography variant="subtitle2" component="div">
              {t("waves.preview.wave", {
                number: position,
                when: format.moment(at, zone, true),
                count: will_send.length,
              })}
            </Typography>
            <div>
              {joinNames(
                format.language,
                will_send.map(({ name }) => name),
              )}
            </div>
            {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, those]) => (
              <Typography key={reason} variant="caption" component="div" color="text.secondary">
                {t("waves.preview.without", {
                  reason: t(`form.dry.reason.${reason}`),
                  doctors: joinNames(
                    format.language,
                    those.map(({ doctor }) => doctor.name),
                  ),
                })}
              </Typography>
            ))}
          </li>
        ))}
      </Steps>
    </div>
  );
}
