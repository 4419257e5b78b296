/** Where one is signed in, and signing out from afar. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { type SessionRow } from "../../contract/shapes/account.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { SessionRows } from "../sessions/public.ts";
import { useRevokeSessionsMutation, useSessionsQuery } from "./accountApi.ts";
import { FormSuccess } from "./FormSuccess.tsx";
import { isUnavailable } from "./useChangeAccount.tsx";
import { selectUser } from "./userSlice.ts";

function useRevoking() {
  const { t } = useTranslation("account");
  const [revoke, { isLoading, error }] = useRevokeSessionsMutation();
  const [done, setDone] = useState<{ text: string; times: number } | null>(null);
  const act = async (which: Parameters<typeof revoke>[0], text: string) => {
    if (isLoading) return;
    const outcome = await revoke(which);
    setDone((before) => ("error" in outcome ? null : { text, times: (before?.times ?? 0) + 1 }));
  };
  return {
    busy: isLoading,
    error,
    done,
    onRevoke: ({ id }: SessionRow) => void act({ id }, t("sessions.revoked")),
    onRevokeOthers: () => void act("others", t("sessions.othersRevoked")),
  };
}

export function SessionList() {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const zone = useAppSelector(selectUser)?.time_zone;
  const { data, error, refetch } = useSessionsQuery();
  const revoking = useRevoking();
  if (isUnavailable(error)) return <FormAlert tone="info">{t("sessions.missing")}</FormAlert>;
  if (!data && error)
    return (
      <FormAlert tone="error" title={t("sessions.failed")}>
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t("sessions.retry")}
        </Button>
      </FormAlert>
    );
  const rows = data?.data ?? [];
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("sessions.text")}
      </Typography>
      {revoking.done && <FormSuccess key={revoking.done.times}>{revoking.done.text}</FormSuccess>}
      {revoking.error && <FormAlert tone="error">{problemText(revoking.error)}</FormAlert>}
      {data ? (
        <SessionRows
          rows={rows}
          zone={zone}
          busy={revoking.busy}
          labelOf={(device) => t("sessions.revokeOne", { device })}
          onRevoke={revoking.onRevoke}
        />
      ) : (
        <Typography variant="body2" role="status" sx={{ mt: 2, minHeight: 60 }}>
          {t("sessions.loading")}
        </Typography>
      )}
      {rows.length > 2 && (
        <Button variant="outlined" aria-disabled={revoking.busy} onClick={revoking.onRevokeOthers} sx={{ mt: 1 }}>
          {t("sessions.revokeOthers")}
        </Button>
      )}
    </>
  );
}
