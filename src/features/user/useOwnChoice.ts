/** A choice that is saved as soon as it is made; the last one made is the last one saved. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type ProfileRequest } from "../../contract/shapes/account.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { useChangeAccountMutation } from "./accountApi.ts";
import { isUnavailable } from "./useChangeAccount.tsx";
import { userChanged } from "./userSlice.ts";

/** `wanted`: what is on its way, to be shown as chosen already; `trouble`: why the last one was not saved. */
export function useOwnChoice<Choice extends keyof ProfileRequest>(choice: Choice) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [change, { isLoading, error, isSuccess }] = useChangeAccountMutation();
  const [wanted, setWanted] = useState<ProfileRequest[Choice]>();
  /** What is to be sent once what is on its way has arrived; of several only the last. */
  const next = useRef<{ value: ProfileRequest[Choice] } | null>(null);
  const sending = useRef(false);
  const choose = async (value: ProfileRequest[Choice]) => {
    setWanted(value);
    next.current = { value };
    if (sending.current) return;
    sending.current = true;
    while (next.current) {
      const sent = { [choice]: next.current.value };
      next.current = null;
      const { data } = await change(sent);
      if (data) dispatch(userChanged({ user: readUser(data.data) }));
    }
    sending.current = false;
    setWanted(undefined);
  };
  const refusal = isUnavailable(error) ? t("unavailable") : problemText(error);
  return {
    choose: (value: ProfileRequest[Choice]) => void choose(value),
    wanted,
    trouble: error && !isLoading ? refusal : undefined,
    saved: isSuccess && !isLoading,
  };
}
