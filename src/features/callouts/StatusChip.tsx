/** A callout's status: icon, word and tint. */
import BlockRounded from "@mui/icons-material/BlockRounded";
import CampaignRounded from "@mui/icons-material/CampaignRounded";
import CheckCircleRounded from "@mui/icons-material/CheckCircleRounded";
import EditRounded from "@mui/icons-material/EditRounded";
import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import ScheduleSendRounded from "@mui/icons-material/ScheduleSendRounded";
import { useTranslation } from "react-i18next";
import { type CalloutStatus } from "../../contract/callout.ts";
import { Chip } from "../../ui/Chip.tsx";

const LOOKS = {
  draft: { color: "neutral", Icon: EditRounded },
  scheduled: { color: "scheduled", Icon: ScheduleSendRounded },
  open: { color: "open", Icon: CampaignRounded },
  confirmed: { color: "confirmed", Icon: CheckCircleRounded },
  cancelled: { color: "neutral", Icon: BlockRounded },
  expired: { color: "neutral", Icon: EventBusyRounded },
} as const satisfies Record<CalloutStatus, unknown>;

export function StatusChip({ status }: { status: CalloutStatus }) {
  const { t } = useTranslation("callouts");
  const { color, Icon } = LOOKS[status];
  return (
    <Chip
      color={color}
      icon={<Icon />}
      label={t(`status.${status}`)}
      {...(status === "draft" ? { variant: "dashed" } : {})}
    />
  );
}
