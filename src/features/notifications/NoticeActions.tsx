/** What can be done with one callout's news, always in sight and labelled (product.md §3, "/notifications"). */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type NoticeGroup } from "./groupNotices.ts";

const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: 4, marginTop: 4, marginInlineStart: -8 });

export type NoticeActs = {
  onRead: (group: NoticeGroup, read: boolean) => void;
  onDone: (group: NoticeGroup, done: boolean) => void;
  onMute: (group: NoticeGroup, muted: boolean) => void;
};

type Props = NoticeActs & { group: NoticeGroup; title: string };

export function NoticeActions({ group, title, onRead, onDone, onMute }: Props) {
  const { t } = useTranslation(["notifications", "inbox"]);
  const { unread, done, muted, newest } = group;
  return (
    <Row>
      <Button
        variant="quiet"
        size="small"
        aria-label={done ? t("inbox:notDoneOf", { title }) : t("inbox:doneOf", { title })}
        onClick={() => onDone(group, !done)}
      >
        {t(done ? "inbox:notDone" : "inbox:done")}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={unread ? t("list.markReadOf", { title }) : t("list.markUnreadOf", { title })}
        onClick={() => onRead(group, unread)}
      >
        {unread ? t("list.markRead") : t("list.markUnread")}
      </Button>
      {newest.calloutId !== null && (
        <Button
          variant="quiet"
          size="small"
          aria-label={muted ? t("inbox:unmuteOf", { title }) : t("inbox:muteOf", { title })}
          onClick={() => onMute(group, !muted)}
        >
          {t(muted ? "inbox:unmute" : "inbox:mute")}
        </Button>
      )}
    </Row>
  );
}
