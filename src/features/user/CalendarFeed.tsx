/** An address for one's calendar programme; it can be replaced and closed. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { copyText } from "../../lib/copyText.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { LabelledField } from "../../ui/LabelledField.tsx";
import { TextControl } from "../../ui/nativeControls.ts";
import { useCalendarFeedQuery, useCloseCalendarFeedMutation, useOpenCalendarFeedMutation } from "./accountApi.ts";
import { CardFailure } from "./CardFailure.tsx";
import { FormSuccess } from "./FormSuccess.tsx";
import { isUnavailable } from "./useChangeAccount.tsx";

const Acts = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });

type Act = "replace" | "close";

function Address({ url, onAsk }: { url: string; onAsk: (act: Act) => void }) {
  const { t } = useTranslation("account");
  const id = useId();
  const [copied, setCopied] = useState<"done" | "refused" | null>(null);
  const handleCopy = async () => {
    // Where it is refused, the field can be copied from by hand.
    setCopied((await copyText(url)) ? "done" : "refused");
  };
  return (
    <>
      <LabelledField id={id} label={t("calendar.address")} help={t("calendar.secret")}>
        <TextControl id={id} readOnly value={url} translate="no" onFocus={(event) => event.target.select()} />
      </LabelledField>
      <Acts>
        <Button variant="contained" onClick={() => void handleCopy()}>
          {t("calendar.copy")}
        </Button>
        <Button variant="outlined" onClick={() => onAsk("replace")}>
          {t("calendar.replace")}
        </Button>
        <Button variant="outlined" onClick={() => onAsk("close")}>
          {t("calendar.close")}
        </Button>
      </Acts>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {copied && t(copied === "done" ? "calendar.copied" : "calendar.copyFailed")}
      </Typography>
    </>
  );
}

function useFeed() {
  const { data, error, refetch } = useCalendarFeedQuery();
  const [open, opening] = useOpenCalendarFeedMutation();
  const [close, closing] = useCloseCalendarFeedMutation();
  const [done, setDone] = useState<Act | null>(null);
  const act = async (which: Act): Promise<void> => {
    opening.reset();
    closing.reset();
    const outcome = await (which === "close" ? close() : open());
    setDone("error" in outcome ? null : which);
  };
  const busy = opening.isLoading || closing.isLoading;
  return {
    url: data?.data.url,
    missing: isUnavailable(error),
    unread: data ? undefined : error,
    refetch,
    act,
    done,
    busy,
    failure: opening.error ?? closing.error,
  };
}

export function CalendarFeed() {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const { url, missing, unread, refetch, act, done, busy, failure } = useFeed();
  const [asked, setAsked] = useState<Act | null>(null);
  if (missing) return <FormAlert tone="info">{t("unavailable")}</FormAlert>;
  if (unread) return <CardFailure error={unread} onRetry={refetch} />;
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        {t("calendar.text")}
      </Typography>
      {done && (
        <FormSuccess key={`${done} ${url}`}>{t(done === "close" ? "calendar.closed" : "calendar.opened")}</FormSuccess>
      )}
      {failure && <FormAlert tone="error">{problemText(failure)}</FormAlert>}
      {url && <Address url={url} onAsk={setAsked} />}
      {url === null && (
        <Button variant="outlined" aria-disabled={busy} onClick={() => !busy && void act("replace")}>
          {t("calendar.open")}
        </Button>
      )}
      {asked && (
        <AskDialog
          short
          title={t(`calendar.ask.${asked}`)}
          back={t("calendar.ask.back")}
          submit={t(`calendar.${asked}`)}
          busy={busy}
          onBack={() => setAsked(null)}
          onSubmit={() => void act(asked).then(() => setAsked(null))}
        >
          {t("calendar.ask.text")}
        </AskDialog>
      )}
    </>
  );
}
