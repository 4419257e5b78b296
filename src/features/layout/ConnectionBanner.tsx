/** Says that what is shown may be old; the old data stays. */
import WifiOffRounded from "@mui/icons-material/WifiOffRounded";
import { styled } from "@mui/material/styles";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

const Band = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  padding: "8px 16px",
  background: theme.vars.palette.status.risk.bg,
  borderBottom: `1px solid ${theme.vars.palette.status.risk.bd}`,
  color: theme.vars.palette.status.risk.fg,
  "& svg": { fontSize: 20 },
  "@media print": { display: "none" },
}));

function onNetwork(listen: () => void): () => void {
  window.addEventListener("online", listen);
  window.addEventListener("offline", listen);
  return () => {
    window.removeEventListener("online", listen);
    window.removeEventListener("offline", listen);
  };
}

const isOffline = () => !navigator.onLine;

/** `lost`: the live connection has been gone for a while. */
export function ConnectionBanner({ lost }: { lost: boolean }) {
  const { t } = useTranslation();
  const offline = useSyncExternalStore(onNetwork, isOffline, () => false);
  return (
    <div role="status">
      {(lost || offline) && (
        <Band>
          <WifiOffRounded />
          <span>
            <strong>{t("connection.lost")}</strong> {t(offline ? "connection.offline" : "connection.trying")}
          </span>
        </Band>
      )}
    </div>
  );
}
