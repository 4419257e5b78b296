/** For the seconds after a callout was sent: that no mail is out yet, and the way back to the draft. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useKeptFocus } from "../../../lib/hooks/useKeptFocus.ts";
import { useSecondsLeft } from "../../../lib/hooks/useSecondsLeft.ts";
import { SecondsLeft } from "../../../ui/SecondsLeft.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { toasted } from "../../notifications/public.ts";
import { useCallBackMutation } from "../api/calloutLifeApi.ts";
import { useCalloutQuery } from "../api/calloutsApi.ts";
import { refusalText } from "../api/refusalText.ts";
import { sentKey } from "../api/sentToast.ts";

type Props = { callout: CalloutDetail; onFailed: (text: string | null) => void };

export function CallBack({ callout: { id, lock_version }, onFailed }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [callBack, { isLoading }] = useCallBackMutation();
  // The server says how long is left, which counts from when it said so.
  const { currentData, fulfilledTimeStamp = 0 } = useCalloutQuery(id);
  const left = useSecondsLeft(fulfilledTimeStamp + (currentData?.call_back_ms ?? 0));
  const { focused, ...kept } = useKeptFocus();
  if (!left && !focused) return null;
  const handleClick = async () => {
    if (isLoading || !left) return;
    onFailed(null);
    const { error } = await callBack({ id, lock_version });
    if (error) return onFailed(refusalText(error, t));
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.callBack.done" }, key: sentKey(id) }));
    void navigate(`/callouts/${id}/edit`);
  };
  return (
    <Alert
      severity="info"
      role="note"
      sx={{
        mb: 2,
        // The button stays in one piece, below the words where it is narrow.
        [PHONE]: { flexWrap: "wrap", "& .MuiAlert-message": { flex: "1 1 60%" }, "& button": { whiteSpace: "nowrap" } },
      }}
      action={
        <Button color="inherit" size="small" aria-disabled={isLoading || !left} onClick={handleClick} {...kept}>
          {t("life.callBack.button")}
          <SecondsLeft left={left ?? 0} />
        </Button>
      }
    >
      {t(left ? "life.callBack.note" : "dialog.refusal.too_late_to_call_back")}
    </Alert>
  );
}
