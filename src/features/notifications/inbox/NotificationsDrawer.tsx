/** The notifications in a drawer at the end of the page. */
import CloseRounded from "@mui/icons-material/CloseRounded";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useOwnNarrowing } from "./inboxView.ts";
import { MarkAllRead } from "./MarkAllRead.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { useInbox } from "./useInbox.ts";

const Head = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "14px 12px 10px 20px",
});

const Foot = styled("div")(({ theme }) => ({
  padding: "12px 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
}));

type Props = { open: boolean; onClose: () => void };

export function NotificationsDrawer({ open, onClose }: Props) {
  const { t } = useTranslation(["notifications", "inbox"]);
  const heading = useId();
  const inbox = useInbox(useOwnNarrowing());
  const handleClose = () => {
    inbox.onLeave();
    onClose();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={handleClose}
      slotProps={{
        paper: { role: "dialog", "aria-modal": true, "aria-labelledby": heading, sx: { width: "min(440px, 100vw)" } },
      }}
    >
      <Head>
        <Typography variant="h2" id={heading}>
          {t("heading")}
        </Typography>
        <span style={{ display: "flex", alignItems: "center" }}>
          <MarkAllRead unread={inbox.unread} onMarkAll={inbox.onMarkAll} />
          <IconButton aria-label={t("inbox:list.close")} onClick={handleClose}>
            <CloseRounded />
          </IconButton>
        </span>
      </Head>
      <NotificationList inbox={inbox} onOpen={handleClose} scrolls />
      <Foot>
        <Link to="/notifications" onClick={handleClose}>
          {t("inbox:list.showAll")}
        </Link>
      </Foot>
    </Drawer>
  );
}
