/** The switch in the settings; it asks again after a "No" and promises no more than it can keep. */
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAppDispatch, useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { desktopAlertsDeclined, desktopAlertsWanted } from "../model/desktopActions.ts";
import { selectDesktopAlerts } from "../model/notificationsSlice.ts";

export function DesktopNotificationsSetting() {
  const { t } = useTranslation("settings");
  const dispatch = useAppDispatch();
  const { kind } = useAppSelector(selectDesktopAlerts);
  const hint = useId();
  const impossible = kind === "blocked" || kind === "unsupported";
  const words = { blocked: t("desktop.blocked"), unsupported: t("desktop.unsupported"), asking: t("desktop.asking") };
  return (
    <div>
      <FormControlLabel
        label={t("desktop.label")}
        labelPlacement="start"
        sx={{ display: "flex", justifyContent: "space-between", mx: 0, "& > :last-child": { fontWeight: 500 } }}
        disabled={impossible}
        control={
          <Switch
            checked={kind === "granted" || kind === "asking"}
            onChange={(_event, on) => dispatch(on ? desktopAlertsWanted() : desktopAlertsDeclined())}
            slotProps={{ input: { "aria-describedby": hint } }}
          />
        }
      />
      <Typography id={hint} variant="caption" component="p" sx={{ color: "text.secondary" }} role="status">
        {kind in words ? words[kind as keyof typeof words] : t("desktop.hint")}
      </Typography>
    </div>
  );
}
