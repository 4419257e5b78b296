/** What can be done with a callout from its row; its dialogs open from here. */
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { type RowMenuProps } from "../../../ui/table/useRowMenu.tsx";
import { CancelDialog } from "../dialogs/CancelDialog.tsx";
import { ConfirmBest } from "../dialogs/ConfirmBest.tsx";
import { DuplicateDialog } from "../dialogs/DuplicateDialog.tsx";
import { RemindDialog } from "../dialogs/RemindDialog.tsx";
import { isCancellable } from "../shared/changeableList.ts";

export function RowMenu({ row, opener, onClose }: RowMenuProps<CalloutRow>) {
  const { t } = useTranslation("callouts");
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"best" | "remind" | "duplicate" | "cancel" | null>(null);
  if (asking === "best") return <ConfirmBest calloutId={row.id} onClose={onClose} />;
  if (asking === "remind") return <RemindDialog calloutId={row.id} onClose={onClose} />;
  if (asking === "duplicate") return <DuplicateDialog callout={row} onClose={onClose} />;
  if (asking === "cancel") return <CancelDialog callout={row} onClose={onClose} />;
  return (
    <Menu open anchorEl={opener} onClose={onClose}>
      <MenuItem onClick={() => void navigate(`/callouts/${row.id}`)}>{t("tools.menu.open")}</MenuItem>
      {row.offers > 0 && row.filled < row.needed && (
        <MenuItem onClick={() => setAsking("best")}>{t("tools.menu.confirmBest")}</MenuItem>
      )}
      {row.status === "open" && row.counts.none > 0 && (
        <MenuItem onClick={() => setAsking("remind")}>{t("tools.menu.remind")}</MenuItem>
      )}
      <MenuItem onClick={() => setAsking("duplicate")}>{t("tools.menu.duplicate")}</MenuItem>
      {isCancellable(row, systemClock.now()) && (
        <MenuItem onClick={() => setAsking("cancel")} sx={{ color: "error.main" }}>
          {t("tools.menu.cancel")}
        </MenuItem>
      )}
    </Menu>
  );
}
