/** The notifications by day, all or unread only; the same in the drawer and on the page. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Count } from "../../ui/Count.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type NoticeGroup, splitByDay } from "./groupNotices.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { type InboxView } from "./useInbox.ts";

type Props = {
  inbox: InboxView;
  /** A callout was opened from here. */
  onOpen: () => void;
  /** Inside a drawer the list itself scrolls. */
  scrolls?: boolean;
};

const ROWS_WHILE_LOADING = [1, 2, 3, 4, 5];

export function NotificationList({ inbox, onOpen, scrolls = false }: Props) {
  const { t } = useTranslation("notifications");
  const panel = useId();
  const now = Date.now();
  const { today, earlier } = splitByDay(inbox.groups, now, inbox.zone);
  const section = (heading: string, groups: NoticeGroup[]) =>
    groups.length > 0 && (
      <section>
        <Typography variant="overline" component="h3" sx={{ color: "text.secondary", p: "14px 20px 4px" }}>
          {heading}
        </Typography>
        <ul>
          {groups.map((group) => (
            <NotificationItem
              key={group.key}
              group={group}
              now={now}
              zone={inbox.zone}
              onMark={(read) => inbox.onMark(group, read)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <Box sx={{ px: "12px", flex: "none" }}>
        <Tabs
          value={inbox.filter}
          onChange={(_event, value: "all" | "unread") => inbox.onFilter(value)}
          aria-label={t("list.filter")}
        >
          <Tab value="all" id={`${panel}-all`} aria-controls={panel} label={t("list.all")} />
          <Tab
            value="unread"
            id={`${panel}-unread`}
            aria-controls={panel}
            label={
              <span>
                {t("list.unread")} {inbox.unread > 0 && <Count>{inbox.unread}</Count>}
              </span>
            }
          />
        </Tabs>
      </Box>
      <Box
        role="tabpanel"
        id={panel}
        aria-labelledby={`${panel}-${inbox.filter}`}
        {...(scrolls ? { tabIndex: 0 } : {})}
        sx={scrolls ? { overflow: "auto", flex: 1, pb: "16px" } : { pb: "16px" }}
      >
        {inbox.groups.length === 0 ? <Nothing inbox={inbox} /> : null}
        {section(t("list.today"), today)}
        {section(t("list.earlier"), earlier)}
      </Box>
    </>
  );
}

/** Why there is nothing, and what to do about it. */
function Nothing({ inbox: { state, filter, onRetry } }: { inbox: InboxView }) {
  const { t } = useTranslation("notifications");
  if (state === "loading")
    return (
      <Box role="status" aria-label={t("list.loading")} sx={{ p: "16px 20px", display: "grid", gap: "20px" }}>
        {ROWS_WHILE_LOADING.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Box>
    );
  const words = {
    missing: { title: t("list.missing"), hint: null },
    failed: { title: t("list.failed"), hint: null },
    ready:
      filter === "unread"
        ? { title: t("list.emptyUnread"), hint: null }
        : { title: t("list.empty"), hint: t("list.emptyHint") },
  }[state];
  return (
    <Box sx={{ p: "40px 20px", textAlign: "center" }}>
      <Typography variant="subtitle1" component="p">
        {words.title}
      </Typography>
      {words.hint !== null && <Typography sx={{ color: "text.secondary" }}>{words.hint}</Typography>}
      {state === "failed" && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: "12px" }}>
          {t("list.retry")}
        </Button>
      )}
    </Box>
  );
}
