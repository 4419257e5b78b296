/** A choice that is saved as soon as it is made; the last one made is the last one saved. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type ProfileRequest } from "../../contract/shapes/account.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { useChangeAccountMutation } from "./accountApi.ts";
import { isUnavailable } from "./useChangeAccount.tsx";
import { selectUser, userChanged } from "./userSlice.ts";

type UserState = Parameters<typeof selectUser>[0];

const whoIsSignedIn = (_dispatch: unknown, getState: () => unknown) => selectUser(getState() as UserState)?.id;

/** `wanted`: what is on its way, to be shown as chosen already; `trouble`: why the last one was not saved. */
export function useOwnChoice<Choice extends keyof ProfileRequest>(choice: Choice) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [change, { isLoading, error, isSuccess }] = useChangeAccountMutation();
  const [wanted, setWanted] = useState<ProfileRequest[Choice]>();
  /** What is to be sent once what is on its way has arrived, and for whom; of several only the last. */
  const next = useRef<{ value: ProfileRequest[Choice]; person: number | undefined } | null>(null);
  const sending = useRef(false);
  const choose = async (value: ProfileRequest[Choice]) => {
    setWanted(value);
    next.current = { value, person: dispatch(whoIsSignedIn) };
    if (sending.current) return;
    sending.current = true;
    while (next.current) {
      const { value: wish, person } = next.current;
      next.current = null;
      // Another tab may have signed in as somebody else; the next call would be theirs.
      if (person !== dispatch(whoIsSignedIn)) continue;
      const { data } = await change({ [choice]: wish });
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
