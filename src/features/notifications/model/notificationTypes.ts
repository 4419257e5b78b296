/**
 * Every type of notification: how it looks and how it reads. A new one is its name in `contract/notification.ts`, an entry
 * here and its texts; `line` is told below the title, where it is not the list.
 */
import AlternateEmailRounded from "@mui/icons-material/AlternateEmailRounded";
import CampaignRounded from "@mui/icons-material/CampaignRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import EventAvailableRounded from "@mui/icons-material/EventAvailableRounded";
import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import GroupOffRounded from "@mui/icons-material/GroupOffRounded";
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import NotificationsRounded from "@mui/icons-material/NotificationsRounded";
import PauseCircleOutlineRounded from "@mui/icons-material/PauseCircleOutlineRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import { type NotificationParams } from "../../../contract/shapes/notification.ts";
import { type AppNotification, type AppNotificationType } from "./appNotification.ts";
import { dayUntil, type FormatContext, listWithSite, shortList } from "./listFormat.ts";

export type TileColour = "open" | "confirmed" | "risk" | "error" | "scheduled" | "neutral" | "alarm";
export type Tile = { colour: TileColour; Icon: typeof CampaignRounded };

type Entry = Tile & {
  title: (notification: AppNotification, context: FormatContext) => string;
  line?: (notification: AppNotification, context: FormatContext) => string | null;
  /** The specified title of a desktop notification (specification §7). */
  desktop?: "newCallout" | "availability" | "confirmed";
};

const becameOfMail = ({ complained, undelivered }: NotificationParams) =>
  complained ? "complained" : undelivered ? "undelivered" : "bounced";

export const NOTIFICATION_DEFINITIONS: Record<AppNotificationType, Entry> = {
  new_callout: {
    colour: "scheduled",
    Icon: CampaignRounded,
    title: (_notification, { t }) => t("title.newCallout"),
    desktop: "newCallout",
  },
  new_availability: {
    colour: "confirmed",
    Icon: EventAvailableRounded,
    title: ({ params: { doctor, response }, title }, { t }) => {
      if (!doctor) return title || t("title.newAvailability");
      return response === "if_needed" ? t("title.ifNeeded", { doctor }) : t("title.available", { doctor });
    },
    desktop: "availability",
  },
  notification_change_to_unavailable: {
    colour: "error",
    Icon: EventBusyRounded,
    title: ({ params: { doctor }, title }, { t }) =>
      doctor ? t("title.unavailable", { doctor }) : title || t("title.changedToUnavailable"),
    desktop: "availability",
  },
  callout_confirmed: {
    colour: "open",
    Icon: TaskAltRounded,
    title: ({ params: { doctor }, title }, { t }) =>
      doctor ? t("title.confirmed", { doctor }) : title || t("title.calloutConfirmed"),
    desktop: "confirmed",
  },
  callout_not_sent: {
    colour: "error",
    Icon: ErrorOutlineRounded,
    title: (_notification, { t }) => t("title.notSent"),
  },
  callout_expired: {
    colour: "neutral",
    Icon: HourglassTopRounded,
    title: ({ params: { still_open } }, { t }) => t(still_open ? "title.unfilled" : "title.expired"),
  },
  email_bounced: {
    colour: "error",
    Icon: ErrorOutlineRounded,
    title: ({ params, title }, { t }) => {
      const { doctor } = params;
      return doctor ? t(`title.${becameOfMail(params)}`, { doctor }) : title;
    },
    line: ({ params }, { t }) => (params.own ? t("title.undeliveredOwnLine") : t(`title.${becameOfMail(params)}Line`)),
  },
  standbys_exhausted: {
    colour: "risk",
    Icon: GroupOffRounded,
    title: (notification, context) => {
      const list = shortList(notification, context);
      return list ? context.t("title.exhaustedFor", { list }) : context.t("title.exhausted");
    },
    // The title has the list already.
    line: (notification, context) => listWithSite(notification, context) && (notification.params.site ?? null),
  },
  doctor_paused: {
    colour: "neutral",
    Icon: PauseCircleOutlineRounded,
    title: ({ params: { doctor, until }, title, at }, context) => {
      const { t } = context;
      if (!doctor) return title || t("title.paused", { doctor: t("title.aDoctor") });
      const date = dayUntil(until, at, context);
      return date ? t("title.pausedUntil", { doctor, date }) : t("title.paused", { doctor });
    },
    line: (_notification, { t }) => t("title.pausedLine"),
  },
  booked_while_away: {
    colour: "risk",
    Icon: EventBusyRounded,
    title: ({ params: { doctor, bookings }, title }, { t }) => {
      if (!doctor) return title;
      return bookings
        ? t("title.bookedAwayOften", { doctor, count: Number(bookings) })
        : t("title.bookedAway", { doctor });
    },
  },
  comment_mention: {
    colour: "scheduled",
    Icon: AlternateEmailRounded,
    title: ({ params: { author }, title }, { t }) => (author ? t("title.mention", { author }) : title),
  },
  unknown: {
    colour: "neutral",
    Icon: NotificationsRounded,
    title: ({ title }, { t }) => title || t("title.unknown"),
  },
};
