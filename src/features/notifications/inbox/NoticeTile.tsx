/** The coloured tile that says what kind of news it is ("Toasts"). */
import CampaignRounded from "@mui/icons-material/CampaignRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import EventAvailableRounded from "@mui/icons-material/EventAvailableRounded";
import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import GroupOffRounded from "@mui/icons-material/GroupOffRounded";
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import NotificationsRounded from "@mui/icons-material/NotificationsRounded";
import PauseCircleOutlineRounded from "@mui/icons-material/PauseCircleOutlineRounded";
import PersonOffRounded from "@mui/icons-material/PersonOffRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import { styled } from "@mui/material/styles";
import { type ToastTone } from "../model/liveActions.ts";
import { isWithdrawal, type Notice, type NoticeType } from "../model/notice.ts";

type Colour = "open" | "confirmed" | "risk" | "error" | "scheduled" | "neutral" | "alarm";
type Tile = { colour: Colour; Icon: typeof CampaignRounded };
export type TileKind = NoticeType | ToastTone | "withdrawal";

export const tileKind = (notice: Notice): TileKind => (isWithdrawal(notice) ? "withdrawal" : notice.type);

const TILES: Record<TileKind, Tile> = {
  new_callout: { colour: "scheduled", Icon: CampaignRounded },
  new_availability: { colour: "confirmed", Icon: EventAvailableRounded },
  notification_change_to_unavailable: { colour: "error", Icon: EventBusyRounded },
  withdrawal: { colour: "alarm", Icon: PersonOffRounded },
  callout_confirmed: { colour: "open", Icon: TaskAltRounded },
  callout_not_sent: { colour: "error", Icon: ErrorOutlineRounded },
  callout_expired: { colour: "neutral", Icon: HourglassTopRounded },
  email_bounced: { colour: "error", Icon: ErrorOutlineRounded },
  standbys_exhausted: { colour: "risk", Icon: GroupOffRounded },
  doctor_paused: { colour: "neutral", Icon: PauseCircleOutlineRounded },
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
  // Full colour is kept for the one thing that cannot wait.
  ...(colour === "alarm"
    ? { background: theme.vars.palette.error.main, color: theme.vars.palette.error.contrastText }
    : { background: theme.vars.palette.status[colour].bg, color: theme.vars.palette.status[colour].fg }),
  "& svg": { fontSize: large ? 24 : 20 },
}));

export function NoticeTile({ kind }: { kind: TileKind }) {
  const { colour, Icon } = TILES[kind];
  return (
    <Square colour={colour} large={false} data-kind={kind} aria-hidden>
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
