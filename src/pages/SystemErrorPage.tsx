/** /error/500, and what the error boundary shows (specification §2, error area). It needs nothing that may have failed. */
import RefreshRounded from "@mui/icons-material/RefreshRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { ErrorScreen } from "../ui/page/ErrorScreen.tsx";

const BrokenPulse = (
  <svg viewBox="0 0 420 150" fill="none" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    <path className="line" d="M10 30h400M10 75h400M10 120h400" strokeWidth="1.5" strokeDasharray="2 8" />
    <path className="pulse" d="M10 75h90l12-8 12 8h24l10 14 16-70 18 104 13-60 10 12h22M305 75h105" strokeWidth="3.5" />
    <path className="missing" d="M250 62l26 26M276 62l-26 26" strokeWidth="3.5" />
  </svg>
);

/** Both ways out load the page afresh: what failed may be the app itself. */
export function SystemErrorPage() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      picture={BrokenPulse}
      title={t("error.systemTitle")}
      text={t("error.systemText")}
      actions={
        <>
          <Button
            variant="outlined"
            size="large"
            startIcon={<RefreshRounded />}
            onClick={() => window.location.reload()}
          >
            {t("tryAgain")}
          </Button>
          <Button variant="contained" size="large" href="/dashboard">
            {t("error.returnHome")}
          </Button>
        </>
      }
    />
  );
}
