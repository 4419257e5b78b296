/** What else can be done with a callout: edit, duplicate, print, cancel. */
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../contract/callout.ts";
import { type Asking } from "./CalloutDialogs.tsx";

type Props = { callout: CalloutDetail; onAsk: (asking: Asking) => void };

export function MoreActions({ callout: { status }, onAsk }: Props) {
  const { t } = useTranslation("callouts");
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const live = status === "open" || status === "confirmed" || status === "scheduled";
  const handle = (act: () => void) => () => {
    setOpener(null);
    act();
  };
  const ask = (kind: "change" | "duplicate" | "cancel") => handle(() => onAsk({ kind }));
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-label={t("life.more")}
        title={t("life.more")}
        sx={{ minWidth: 44, paddingInline: 1 }}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <MoreHorizRounded />
      </Button>
      <Menu open={opener !== null} anchorEl={opener} onClose={() => setOpener(null)}>
        {status === "open" && <MenuItem onClick={ask("change")}>{t("life.edit")}</MenuItem>}
        <MenuItem onClick={ask("duplicate")}>{t("life.duplicate")}</MenuItem>
        {/* The menu must be gone before the paper is drawn. */}
        <MenuItem onClick={handle(() => setTimeout(() => window.print(), 300))}>{t("life.print")}</MenuItem>
        {live && (
          <MenuItem onClick={ask("cancel")} sx={{ color: "error.main" }}>
            {t("detail.cancel")}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
