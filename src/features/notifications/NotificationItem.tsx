/** One callout's news in the list: the newest in words, how many there are, whether it is read (mock-up 08). */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Hidden } from "../../ui/Hidden.tsx";
import { type NoticeGroup } from "./groupNotices.ts";
import { momentWords } from "./momentWords.ts";
import { NoticeTile } from "./NoticeTile.tsx";
import { calloutPath } from "./notice.ts";
import { noticeWords } from "./noticeWords.ts";

const Row = styled("li", { shouldForwardProp: (prop) => prop !== "unread" })<{ unread: boolean }>(
  ({ theme, unread }) => ({
    display: "flex",
    gap: 12,
    padding: "11px 12px 11px 20px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: unread ? theme.vars.palette.action.selected : "none",
    "& > div": { flex: 1, minWidth: 0 },
    "& a": { color: "inherit", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  }),
);

const End = styled("span")({ display: "flex", flexDirection: "column", alignItems: "flex-end", gap: 4, flex: "none" });

const Dot = styled("span")(({ theme }) => ({
  width: 10,
  height: 10,
  marginInlineEnd: 8,
  borderRadius: "50%",
  background: theme.vars.palette.primary.text,
}));

type Props = {
  group: NoticeGroup;
  now: number;
  zone?: string | null | undefined;
  /** Marks the whole group. */
  onMark: (read: boolean) => void;
  onOpen: () => void;
};

export function NotificationItem({ group: { newest, rows, unread }, now, zone, onMark, onOpen }: Props) {
  const { t, i18n } = useTranslation("notifications");
  const { title, line } = noticeWords(newest, { t, language: i18n.language });
  const actor = newest.params.actor;
  const facts = [
    momentWords(newest.at, now, i18n.language, zone),
    ...(actor ? [t("list.by", { actor })] : []),
    ...(rows.length > 1 ? [t("list.onThisCallout", { count: rows.length })] : []),
  ];
  return (
    <Row unread={unread}>
      <NoticeTile kind={newest.type} />
      <div>
        <Typography variant="subtitle1" component="p">
          {newest.calloutId === null ? (
            title
          ) : (
            <Link to={calloutPath(newest.calloutId)} onClick={onOpen}>
              {title}
            </Link>
          )}
        </Typography>
        {line !== null && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {line}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", mt: "2px" }}>
          {facts.join(" · ")}
        </Typography>
      </div>
      <End>
        {unread ? (
          <Dot>
            <Hidden>{t("list.isUnread")}</Hidden>
          </Dot>
        ) : (
          <span style={{ height: 10 }} />
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={unread ? t("list.markReadOf", { title }) : t("list.markUnreadOf", { title })}
          onClick={() => onMark(unread)}
        >
          {unread ? t("list.markRead") : t("list.markUnread")}
        </Button>
      </End>
    </Row>
  );
}
