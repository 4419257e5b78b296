/** What can be done with a callout from its row; its dialogs open from here. */
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { type RowMenuProps } from "../../../ui/table/useRowMenu.tsx";
import { CalloutActDialog } from "../dialogs/CalloutActDialog.tsx";
import { actsOf, type CalloutAct } from "../shared/calloutActs.ts";

export function RowMenu({ row, opener, onClose }: RowMenuProps<CalloutRow>) {
  const { t } = useTranslation("callouts");
  const navigate = useNavigate();
  const [asking, setAsking] = useState<CalloutAct | null>(null);
  if (asking) return <CalloutActDialog act={asking} callout={row} onClose={onClose} />;
  return (
    <Menu open anchorEl={opener} onClose={onClose}>
      <MenuItem onClick={() => void navigate(`/callouts/${row.id}`)}>{t("tools.menu.open")}</MenuItem>
      {actsOf(row, systemClock.now()).map((act) => (
        <MenuItem key={act} onClick={() => setAsking(act)} {...(act === "cancel" && { sx: { color: "error.main" } })}>
          {t(`tools.menu.${act}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
