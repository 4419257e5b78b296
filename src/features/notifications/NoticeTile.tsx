/** The coloured tile that says what kind of news it is (DESIGN.md §3, "Toasts"). */
import CampaignRounded from "@mui/icons-material/CampaignRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import EventAvailableRounded from "@mui/icons-material/EventAvailableRounded";
import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import NotificationsRounded from "@mui/icons-material/NotificationsRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import { styled } from "@mui/material/styles";
import { type ToastTone } from "./liveFacts.ts";
import { type NoticeType } from "./notice.ts";

type Colour = "open" | "confirmed" | "error" | "scheduled" | "neutral";
type Tile = { colour: Colour; Icon: typeof CampaignRounded };
export type TileKind = NoticeType | ToastTone;

const TILES: Record<TileKind, Tile> = {
  new_callout: { colour: "scheduled", Icon: CampaignRounded },
  new_availability: { colour: "confirmed", Icon: EventAvailableRounded },
  notification_change_to_unavailable: { colour: "error", Icon: EventBusyRounded },
  callout_confirmed: { colour: "open", Icon: TaskAltRounded },
  callout_not_sent: { colour: "error", Icon: ErrorOutlineRounded },
  callout_expired: { colour: "neutral", Icon: HourglassTopRounded },
  email_bounced: { colour: "error", Icon: ErrorOutlineRounded },
  unknown: { colour: "neutral", Icon: NotificationsRounded },
  success: { colour: "confirmed", Icon: TaskAltRounded },
  error: { colour: "error", Icon: ErrorOutlineRounded },
  default: { colour: "neutral", Icon: InfoOutlined },
  loading: { colour: "neutral", Icon: HourglassTopRounded },
};

const Square = styled("span", { shouldForwardProp: (prop) => prop !== "colour" && prop !== "large" })<{
  colour: Colour;
  large: boolean;
}>(({ theme, colour, large }) => ({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: large ? 44 : 32,
  height: large ? 44 : 32,
  borderRadius: large ? 12 : 8,
  background: theme.vars.palette.status[colour].bg,
  color: theme.vars.palette.status[colour].fg,
  "& svg": { fontSize: large ? 24 : 20 },
}));

export function NoticeTile({ kind }: { kind: TileKind }) {
  const { colour, Icon } = TILES[kind];
  return (
    <Square colour={colour} large={false} aria-hidden>
      <Icon />
    </Square>
  );
}

/** The bell of the desktop-notification prompt. */
export function PromptTile() {
  return (
    <Square colour="open" large aria-hidden>
      <NotificationsActiveOutlined />
    </Square>
  );
}
