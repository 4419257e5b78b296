/** One callout's notifications in the list: the newest in words, how many there are, whether they were read. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Chip } from "../../../ui/Chip.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { notificationPath } from "../model/appNotification.ts";
import { formatMoment } from "../model/formatMoment.ts";
import { formatNotification } from "../model/formatNotification.ts";
import { furtherLists } from "../model/oneMessage.ts";
import { type NotificationGroup } from "./groupNotifications.ts";
import { NotificationActions } from "./NotificationActions.tsx";
import { type NotificationActs } from "./NotificationMenu.tsx";
import { NotificationTile, tileKind } from "./NotificationTile.tsx";

const Row = styled("li", { shouldForwardProp: (prop) => prop !== "unread" })<{ unread: boolean }>(
  ({ theme, unread }) => ({
    display: "flex",
    gap: 12,
    padding: "11px 12px 11px 20px",
    [PHONE]: { paddingInlineStart: 16, paddingBlockEnd: 2, flexWrap: "wrap", rowGap: 0 },
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: unread ? theme.vars.palette.action.selected : "none",
    "&[data-loud]": {
      background: theme.vars.palette.status.error.bg,
      borderInlineStart: `5px solid ${theme.vars.palette.error.main}`,
      paddingInlineStart: 15,
      [PHONE]: { paddingInlineStart: 11 },
    },
    "& a": { color: "inherit", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  }),
);

const Body = styled("div")({ flex: 1, minWidth: 0, overflowWrap: "anywhere", [PHONE]: { flexBasis: "60%" } });

/** Whether it is unread or muted, and below it what can be done. */
const End = styled("div")({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: 4,
  "& > p": {
    display: "flex",
    alignItems: "center",
    alignSelf: "flex-start",
    gap: 8,
    minHeight: 20,
    marginInlineEnd: 11,
  },
  // The words need the width most: what can be done stands below them.
  [PHONE]: {
    display: "contents",
    "& > p": { alignSelf: "flex-start", minHeight: 24 },
    "& > div": { flexBasis: "100%", justifyContent: "flex-end" },
  },
});

const Dot = styled("span")(({ theme }) => ({
  width: 10,
  height: 10,
  flex: "none",
  borderRadius: "50%",
  background: theme.vars.palette.primary.text,
}));

type Props = NotificationActs & {
  group: NotificationGroup;
  now: number;
  zone?: string | null | undefined;
  onOpen: () => void;
};

export function NotificationItem({ group, now, zone, onOpen, ...acts }: Props) {
  const { newest, rows, unread, urgent, muted } = group;
  const { t, i18n } = useTranslation(["notifications", "inbox", "callouts"]);
  const path = notificationPath(newest);
  const { title, line, details } = formatNotification(newest, { t, language: i18n.language, zone });
  const count = furtherLists(newest);
  const list = [line, count > 0 && t("callouts:more", { count })].filter(Boolean).join(" · ");
  const actor = newest.params.actor;
  const handleOpen = () => {
    if (unread) acts.onRead(group, true);
    onOpen();
  };
  const facts = [
    formatMoment(newest.at, now, i18n.language, zone),
    ...(actor ? [t("inbox:list.by", { actor })] : []),
    ...(rows.length > 1 ? [t("inbox:list.onThisCallout", { count: rows.length })] : []),
  ];
  return (
    <Row unread={unread} data-loud={urgent || undefined}>
      <NotificationTile kind={tileKind(newest)} />
      <Body>
        <Typography variant="subtitle1" component="p">
          {path === null ? (
            title
          ) : (
            <Link to={path} onClick={handleOpen}>
              {title}
            </Link>
          )}
        </Typography>
        {[...(list ? [list] : []), ...details].map((text) => (
          <Typography
            key={text}
            variant="caption"
            component="p"
            sx={{ color: urgent ? "text.primary" : "text.secondary", mt: urgent ? "2px" : 0 }}
          >
            {text}
          </Typography>
        ))}
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", mt: "2px" }}>
          {facts.join(" · ")}
        </Typography>
      </Body>
      <End>
        <p>
          {muted && <Chip shape="square" label={t("inbox:muted")} />}
          {unread && (
            <Dot>
              <VisuallyHidden>{t("inbox:list.isUnread")}</VisuallyHidden>
            </Dot>
          )}
        </p>
        <NotificationActions group={group} title={title} {...acts} />
      </End>
    </Row>
  );
}
