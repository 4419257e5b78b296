/** The coloured tile that shows the type of a notification. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import PersonOffRounded from "@mui/icons-material/PersonOffRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import { styled } from "@mui/material/styles";
import { type AppNotification, type AppNotificationType, isWithdrawal } from "../model/appNotification.ts";
import { type ToastTone } from "../model/liveActions.ts";
import { NOTIFICATION_DEFINITIONS, type Tile, type TileColour } from "../model/notificationTypes.ts";

export type TileKind = AppNotificationType | ToastTone | "withdrawal";

export const tileKind = (notification: AppNotification): TileKind =>
  isWithdrawal(notification) ? "withdrawal" : notification.type;

const TILES: Record<TileKind, Tile> = {
  ...NOTIFICATION_DEFINITIONS,
  withdrawal: { colour: "alarm", Icon: PersonOffRounded },
  success: { colour: "confirmed", Icon: TaskAltRounded },
  error: { colour: "error", Icon: ErrorOutlineRounded },
  default: { colour: "neutral", Icon: InfoOutlined },
  loading: { colour: "neutral", Icon: HourglassTopRounded },
};

const Square = styled("span", { shouldForwardProp: (prop) => prop !== "colour" && prop !== "large" })<{
  colour: TileColour;
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

export function NotificationTile({ kind }: { kind: TileKind }) {
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
