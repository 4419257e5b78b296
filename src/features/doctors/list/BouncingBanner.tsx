/** Says above the list that mail does not arrive somewhere, and leads there. */
import MarkEmailUnreadRounded from "@mui/icons-material/MarkEmailUnreadRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { type Change, NO_FILTERS } from "./DoctorFilters.tsx";

export const BouncingBanner = memo(function BouncingBanner({ count, onChange }: { count: number; onChange: Change }) {
  const { t } = useTranslation("doctors");
  return (
    <Alert
      severity="error"
      icon={<MarkEmailUnreadRounded />}
      sx={{
        mb: 2,
        alignItems: "center",
        "& .MuiAlert-message": { flex: 1 },
        "& .MuiAlert-action": { pt: 0 },
        "& strong": { color: "status.error.fg" },
        // Below the words rather than in a narrow column beside them.
        [PHONE]: {
          flexWrap: "wrap",
          "& .MuiAlert-message": { flex: "1 0 70%" },
          "& .MuiAlert-action": { m: 0, pl: "20px" },
        },
      }}
      action={
        <Button variant="text" size="small" onClick={() => onChange({ ...NO_FILTERS, only: "bouncing" })}>
          {t(count === 1 ? "actions.correct" : "actions.show")}
        </Button>
      }
    >
      <strong>{t("actions.bouncing", { count })}</strong> {t("actions.bouncingText")}
    </Alert>
  );
});
