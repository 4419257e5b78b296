/** All notifications on a page of their own. */
import "../features/i18n/addPageTexts.ts";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { useAddressNarrowing } from "../features/notifications/inbox/inboxView.ts";
import { MarkAllRead } from "../features/notifications/inbox/MarkAllRead.tsx";
import { NotificationList } from "../features/notifications/inbox/NotificationList.tsx";
import { useInbox } from "../features/notifications/inbox/useInbox.ts";
import { Page } from "../ui/page/Page.tsx";

export function NotificationsPage() {
  const { t } = useTranslation(["notifications", "common"]);
  const inbox = useInbox(useAddressNarrowing());
  return (
    <Page
      title={t("heading")}
      description={t("description")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
      width={880}
      actions={<MarkAllRead unread={inbox.unread} onMarkAll={inbox.onMarkAll} />}
    >
      <Paper variant="outlined" sx={{ overflow: "clip" }}>
        <NotificationList inbox={inbox} onOpen={() => undefined} />
      </Paper>
    </Page>
  );
}
