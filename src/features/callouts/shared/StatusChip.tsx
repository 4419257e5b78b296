/** A callout's status: sign, word and tint. */
import BlockRounded from "@mui/icons-material/BlockRounded";
import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import CheckCircleOutlineRounded from "@mui/icons-material/CheckCircleOutlineRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import { type CalloutStatus } from "../../../contract/callout.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { type RowFormat } from "./useTimeFormat.ts";

const LOOKS = {
  draft: { tone: "neutral", icon: <EditOutlined /> },
  scheduled: { tone: "scheduled", icon: <ScheduleRounded /> },
  open: { tone: "open", icon: <CampaignOutlined /> },
  confirmed: { tone: "confirmed", icon: <CheckCircleOutlineRounded /> },
  cancelled: { tone: "neutral", icon: <BlockRounded /> },
  expired: { tone: "neutral", icon: <EventBusyOutlined /> },
} as const satisfies Record<CalloutStatus, unknown>;

export function StatusChip({ status, t }: { status: CalloutStatus } & Pick<RowFormat, "t">) {
  const { tone, icon } = LOOKS[status];
  return (
    <Chip tone={tone} icon={icon} label={t(`status.${status}`)} {...(status === "draft" ? { shape: "dashed" } : {})} />
  );
}
