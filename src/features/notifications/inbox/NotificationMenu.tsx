/** What is rarely done with one callout's notifications: marking them read or unread, muting the callout. */
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslation } from "react-i18next";
import { type NotificationGroup } from "./groupNotifications.ts";

export type NotificationActs = {
  onRead: (group: NotificationGroup, read: boolean) => void;
  onDone: (group: NotificationGroup, done: boolean) => void;
  onMute: (group: NotificationGroup, muted: boolean) => void;
};

type Props = Pick<NotificationActs, "onRead" | "onMute"> & {
  id: string;
  group: NotificationGroup;
  title: string;
  opener: HTMLElement;
  onClose: () => void;
};

export function NotificationMenu({ id, group, title, opener, onClose, onRead, onMute }: Props) {
  const { t } = useTranslation(["notifications", "inbox"]);
  const { unread, muted, newest } = group;
  const handle = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu open id={id} anchorEl={opener} onClose={onClose}>
      <MenuItem
        aria-label={unread ? t("inbox:list.markReadOf", { title }) : t("inbox:list.markUnreadOf", { title })}
        onClick={handle(() => onRead(group, unread))}
      >
        {unread ? t("inbox:list.markRead") : t("inbox:list.markUnread")}
      </MenuItem>
      {newest.calloutId !== null && (
        <MenuItem
          aria-label={muted ? t("inbox:unmuteOf", { title }) : t("inbox:muteOf", { title })}
          onClick={handle(() => onMute(group, !muted))}
        >
          {t(muted ? "inbox:unmute" : "inbox:mute")}
        </MenuItem>
      )}
    </Menu>
  );
}
