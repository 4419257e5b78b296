/** An address that waits for its confirmation: where the mail went, once more, or not at all. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type User } from "../../contract/shapes/user.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { useLazyReadAccountQuery, useRepeatEmailChangeMutation, useWithdrawEmailChangeMutation } from "./accountApi.ts";
import { FocusFrame, FormSuccess } from "./FormSuccess.tsx";
import { userChanged } from "./userSlice.ts";

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 10 });

/** The button is pressed elsewhere, most often in another tab: who comes back wants to see what came of it. */
function useFreshWhileWaiting(waiting: boolean): void {
  const dispatch = useAppDispatch();
  const [read] = useLazyReadAccountQuery();
  // The outside world is the person's attention.
  useEffect(() => {
    if (!waiting) return undefined;
    const handleReturn = async () => {
      if (document.visibilityState !== "visible") return;
      const { data } = await read();
      if (data) dispatch(userChanged({ user: readUser(data.data) }));
    };
    const listen = () => void handleReturn();
    document.addEventListener("visibilitychange", listen);
    window.addEventListener("focus", listen);
    return () => {
      document.removeEventListener("visibilitychange", listen);
      window.removeEventListener("focus", listen);
    };
  }, [waiting, read, dispatch]);
}

type Note = { tone: "success" | "error"; text: string };

/** Both calls answer with the person anew, whose `address` may have been confirmed elsewhere since. */
function useWaiting(address: string | null, tell: (note: Note | null) => void) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [repeat, repeating] = useRepeatEmailChangeMutation();
  const [withdraw, withdrawing] = useWithdrawEmailChangeMutation();
  const busy = repeating.isLoading || withdrawing.isLoading;
  const act = async (call: typeof repeat, done: string) => {
    if (busy) return;
    tell(null);
    const { data, error } = await call();
    if (data) dispatch(userChanged({ user: readUser(data.data) }));
    if (error) tell({ tone: "error", text: problemText(error) });
    else if (data.data.email !== address) tell({ tone: "success", text: done });
  };
  return {
    busy,
    onRepeat: () => void act(repeat, t("email.repeated")),
    onWithdraw: () => void act(withdraw, t("email.withdrawn")),
  };
}

/** `asked`: how often on this page. */
export function PendingEmail({ user, asked }: { user: User; asked: number }) {
  const { t } = useTranslation("account");
  const [note, setNote] = useState<Note | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const address = user.unconfirmed_email;
  const { busy, onRepeat, onWithdraw } = useWaiting(address, setNote);
  useFreshWhileWaiting(address !== null);
  if (address !== null && awaited !== address) {
    setAwaited(address);
    // What is said is about another one.
    setNote(null);
  }
  const confirmed = address === null && awaited === user.email;
  const waiting = address !== null && (
    <FormAlert tone="info" title={t("email.waiting", { address })}>
      {asked > 0 && `${t("email.sent", { address })} `}
      {t("email.waitingText", { current: user.email })}
      <Actions>
        <Button variant="outlined" size="small" aria-disabled={busy} onClick={onRepeat}>
          {t("email.repeat")}
        </Button>
        <Button variant="quiet" size="small" aria-disabled={busy} onClick={onWithdraw}>
          {t("email.withdraw")}
        </Button>
      </Actions>
    </FormAlert>
  );
  if (confirmed) return <FormSuccess>{t("email.confirmed")}</FormSuccess>;
  return (
    <>
      {note?.tone === "success" && <FormSuccess key={note.text}>{note.text}</FormSuccess>}
      {note?.tone === "error" && <FormAlert tone="error">{note.text}</FormAlert>}
      {waiting && asked > 0 ? <FocusFrame key={asked}>{waiting}</FocusFrame> : waiting}
    </>
  );
}
