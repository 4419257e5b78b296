/** The notifications by day: what is not done, unread only, or done; the same in the drawer and on the page. */
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type InboxState } from "../../../contract/notification.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { useRowFocus } from "../../../lib/hooks/useRowFocus.ts";
import { Count } from "../../../ui/Count.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type NotificationGroup, splitByDay } from "./groupNotifications.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { OlderNotifications } from "./OlderNotifications.tsx";
import { type InboxView } from "./useInbox.ts";

type Props = {
  inbox: InboxView;
  /** A callout was opened from here. */
  onOpen: () => void;
  /** Inside a drawer the list itself scrolls. */
  scrolls?: boolean;
};

const ROWS_WHILE_LOADING = [1, 2, 3, 4, 5];

/** Wherever in the list somebody is. */
const IN_SIGHT = { position: "sticky", top: "calc(var(--mui-size-toolbar) + 8px)", zIndex: 1, mx: "12px" } as const;

const TABS = [
  ["open", "inbox:list.all"],
  ["unread", "inbox:list.unread"],
  ["done", "inbox:tabDone"],
] as const;

type SectionProps = {
  heading: string;
  level: "h2" | "h3";
  groups: readonly NotificationGroup[];
  inbox: InboxView;
  now: number;
};

function Section({ heading, level, groups, inbox, now, onOpen }: SectionProps & Pick<Props, "onOpen">) {
  if (groups.length === 0) return null;
  const { zone, onRead, onDone, onMute } = inbox;
  return (
    <section>
      <Typography variant="overline" component={level} sx={{ color: "text.secondary", p: "14px 20px 4px" }}>
        {heading}
      </Typography>
      <ul>
        {groups.map((group) => (
          <NotificationItem key={group.key} {...{ group, now, zone, onRead, onDone, onMute, onOpen }} />
        ))}
      </ul>
    </section>
  );
}

export function NotificationList({ inbox, onOpen, scrolls = false }: Props) {
  const { t } = useTranslation(["notifications", "inbox"]);
  const panel = useId();
  const list = useRef<HTMLDivElement>(null);
  const handleFocus = useRowFocus(list);
  const now = useNow();
  const { urgent, today, earlier } = splitByDay(inbox.groups, now, inbox.zone);
  const { state } = inbox.filter;
  // The drawer has a heading of its own below the page's.
  const level = scrolls ? "h3" : "h2";
  return (
    <>
      <Box sx={{ px: "12px", flex: "none" }}>
        <Tabs
          value={state}
          onChange={(_event, value: InboxState) => inbox.onFilter({ state: value })}
          aria-label={t("inbox:list.filter")}
        >
          {TABS.map(([value, key]) => (
            <Tab
              key={value}
              value={value}
              id={`${panel}-${value}`}
              aria-controls={panel}
              label={
                <span>
                  {t(key)} {value === "unread" && inbox.unread > 0 && <Count>{inbox.unread}</Count>}
                </span>
              }
            />
          ))}
        </Tabs>
      </Box>
      <InboxFilters inbox={inbox} />
      <Box role="alert" sx={IN_SIGHT}>
        {inbox.unsaved && <Alert severity="error">{t("inbox:unsaved")}</Alert>}
      </Box>
      <Box
        role="tabpanel"
        id={panel}
        aria-labelledby={`${panel}-${state}`}
        ref={list}
        onFocus={handleFocus}
        tabIndex={scrolls ? 0 : -1}
        sx={scrolls ? { overflow: "auto", flex: 1, pb: "16px" } : { pb: "16px" }}
      >
        {inbox.groups.length === 0 && !inbox.older.loading ? <Nothing inbox={inbox} /> : null}
        <Section heading={t("inbox:list.urgent")} groups={urgent} {...{ level, inbox, now, onOpen }} />
        <Section heading={t("inbox:list.today")} groups={today} {...{ level, inbox, now, onOpen }} />
        <Section heading={t("inbox:list.earlier")} groups={earlier} {...{ level, inbox, now, onOpen }} />
        <OlderNotifications older={inbox.older} />
      </Box>
    </>
  );
}

/** Why there is nothing, and what to do about it. */
function Nothing({ inbox: { state, filter, onRetry } }: { inbox: InboxView }) {
  const { t } = useTranslation(["notifications", "inbox"]);
  if (state === "loading")
    return (
      <Box role="status" aria-label={t("inbox:list.loading")} sx={{ p: "16px 20px", display: "grid", gap: "20px" }}>
        {ROWS_WHILE_LOADING.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Box>
    );
  const narrowed = Boolean(filter.type || filter.mine);
  const empty = { open: t("inbox:list.empty"), unread: t("inbox:list.emptyUnread"), done: t("inbox:emptyDone") }[
    filter.state
  ];
  const title = {
    missing: t("inbox:list.missing"),
    failed: t("inbox:list.failed"),
    ready: narrowed ? t("inbox:noMatch") : empty,
  }[state];
  return (
    <Box sx={{ p: "40px 20px", textAlign: "center" }}>
      <Typography variant="subtitle1" component="p">
        {title}
      </Typography>
      {state === "ready" && filter.state === "open" && !narrowed && (
        <Typography sx={{ color: "text.secondary" }}>{t("inbox:list.emptyHint")}</Typography>
      )}
      {state === "failed" && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: "12px" }}>
          {t("inbox:list.retry")}
        </Button>
      )}
    </Box>
  );
}
