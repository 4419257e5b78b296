/** A callout's status: sign, word and tint. */
import { useTranslation } from "react-i18next";
import { type CalloutStatus } from "../../contract/callout.ts";
import { Chip } from "../../ui/Chip.tsx";

const LOOKS = {
  draft: { color: "neutral", sign: "pencil" },
  scheduled: { color: "scheduled", sign: "clock" },
  open: { color: "open", sign: "megaphone" },
  confirmed: { color: "confirmed", sign: "checked" },
  cancelled: { color: "neutral", sign: "barred" },
  expired: { color: "neutral", sign: "dayOver" },
} as const satisfies Record<CalloutStatus, unknown>;

export function StatusChip({ status }: { status: CalloutStatus }) {
  const { t } = useTranslation("callouts");
  const { color, sign } = LOOKS[status];
  return (
    <Chip
      color={color}
      sign={sign}
      label={t(`status.${status}`)}
      {...(status === "draft" ? { variant: "dashed" } : {})}
    />
  );
}
