/** What else can be decided or done about one doctor's answer. */

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saysYes } from "../../../contract/callout.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { systemClock } from "../../../lib/clock.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useDoctorLinkMutation } from "../api/calloutLifeApi.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { isChangeable } from "../shared/changeableList.ts";
import { NO_REMINDER_TEXT, whyNoReminder } from "../shared/reminding.ts";

export type ResponseMenuProps = {
  callout: CalloutDetail;
  list: CalloutList;
  response: CalloutResponse;
  opener: HTMLElement;
  onAsk: (asking: Asking) => void;
  onClose: () => void;
};

const ASKABLE = ["standby", "not_required", "release", "remind"] as const;
type Choice = (typeof ASKABLE)[number];

type MenuFacts = Pick<ResponseMenuProps, "callout" | "list" | "response">;

/** What the state machine of answers would take. */
function choicesOf({ callout: { status }, list, response: { response, outcome } }: MenuFacts): Choice[] {
  const changeable = isChangeable(list, status, systemClock.now());
  const undecided = saysYes(response) && outcome !== "confirmed" && outcome !== "released";
  const may: Record<Choice, boolean> = {
    standby: changeable && undecided,
    not_required: changeable && undecided && outcome !== "not_required",
    release: changeable && outcome === "confirmed",
    remind: response === "none" && status === "open",
  };
  return ASKABLE.filter((choice) => may[choice]);
}

const askingOf = (choice: Choice, response: CalloutResponse): Asking => {
  if (choice === "remind") return { kind: choice, response };
  return { kind: "decide", response, decision: choice };
};

export function ResponseMenu({ callout, list, response, opener, onAsk, onClose }: ResponseMenuProps) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [link] = useDoctorLinkMutation();
  const [refused] = useState(() => whyNoReminder(callout, systemClock.now(), response.recipient_id));
  const handleCopy = async () => {
    onClose();
    const result = await link({ id: callout.id, recipientId: response.recipient_id });
    try {
      if ("error" in result) throw new Error("no link");
      await navigator.clipboard.writeText(result.data.url);
      dispatch(toasted({ tone: "success", text: { key: "callouts:life.linkCopied" } }));
    } catch {
      // Refused by the server, or by the browser: the same to the person.
      dispatch(toasted({ tone: "error", text: { key: "callouts:life.linkFailed" } }));
    }
  };
  const handleAsk = (asking: Asking) => () => {
    onClose();
    onAsk(asking);
  };
  return (
    <Menu open anchorEl={opener} onClose={onClose}>
      {choicesOf({ callout, list, response }).map((choice) => (
        <MenuItem
          key={choice}
          disabled={choice === "remind" && refused !== null}
          sx={{ display: "block" }}
          onClick={handleAsk(askingOf(choice, response))}
        >
          {t(`life.action.${choice}`)}
          {choice === "remind" && refused && (
            <Typography variant="caption" component="div" sx={{ maxWidth: "34ch", whiteSpace: "normal" }}>
              {t(NO_REMINDER_TEXT[refused])}
            </Typography>
          )}
        </MenuItem>
      ))}
      <MenuItem onClick={handleCopy}>{t("life.action.link")}</MenuItem>
      <MenuItem onClick={handleAsk({ kind: "renewLink", response })}>{t("life.action.renew")}</MenuItem>
    </Menu>
  );
}
