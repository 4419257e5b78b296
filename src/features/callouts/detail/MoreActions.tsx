/** What else can be done with a callout: edit, duplicate, print, take as a calendar file, cancel. */

import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isRunning } from "../../../contract/callout.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { saveFile } from "../../../lib/saveFile.ts";
import { useCalendarFileMutation } from "../api/calloutLifeApi.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { isCancellable } from "../shared/changeableList.ts";

type Props = { callout: CalloutDetail; onAsk: (asking: Asking) => void; onFailed: (text: string | null) => void };

export function MoreActions({ callout, onAsk, onFailed }: Props) {
  const { id, reference, status, lists } = callout;
  const { t } = useTranslation(["callouts", "ringRound", "transfer"]);
  const [fetchFile, { isLoading, reset }] = useCalendarFileMutation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [, mostLists] = LIMITS.listsPerCallout;
  const handle = (act: () => void) => () => {
    setOpener(null);
    act();
  };
  const ask = (kind: "change" | "addList" | "duplicate" | "cancel") => handle(() => onAsk({ kind }));
  const takeFile = async () => {
    if (isLoading) return;
    onFailed(null);
    const result = await fetchFile({ id });
    if ("error" in result) return onFailed(t("transfer:export.failed"));
    saveFile(`${reference}.ics`, result.data, "text/calendar");
    // The store is no place for files.
    reset();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-label={t("callouts:life.more")}
        title={t("callouts:life.more")}
        sx={{ minWidth: 44, paddingInline: 1 }}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <MoreHorizRounded />
      </Button>
      <Menu open={opener !== null} anchorEl={opener} onClose={() => setOpener(null)}>
        {isRunning(status) && <MenuItem onClick={ask("change")}>{t("callouts:life.edit")}</MenuItem>}
        {status === "open" && lists.length < mostLists && (
          <MenuItem onClick={ask("addList")}>{t("callouts:changes.add")}</MenuItem>
        )}
        {status === "open" && (
          <MenuItem component={Link} to={`/callouts/${id}/ring-round`}>
            {t("ringRound:title")}
          </MenuItem>
        )}
        <MenuItem onClick={ask("duplicate")}>{t("callouts:life.duplicate")}</MenuItem>
        <MenuItem component={Link} to={`/callouts/${id}/cover-sheet`}>
          {t("callouts:life.print")}
        </MenuItem>
        <MenuItem onClick={handle(() => void takeFile())}>{t("callouts:life.calendarFile")}</MenuItem>
        {isCancellable(callout, systemClock.now()) && (
          <MenuItem onClick={ask("cancel")} sx={{ color: "error.main" }}>
            {t("callouts:detail.cancel")}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
