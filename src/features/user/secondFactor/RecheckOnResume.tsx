/** Two-step verification may have been set up in another tab: asks whenever the page is looked at again. */
import { useEffect } from "react";
import { browserOnResume } from "../../../lib/resume.ts";
import { useLazyReadAccountQuery } from "../accountApi.ts";

type Props = { onReady: () => void };

export function RecheckOnResume({ onReady }: Props) {
  const [readAccount] = useLazyReadAccountQuery();
  // The outside world is the page's window.
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { data } = await readAccount();
      if (isHere && data?.data.second_factor_due === false) onReady();
    };
    const stop = browserOnResume(() => void look());
    return () => {
      isHere = false;
      stop();
    };
  }, [readAccount, onReady]);
  return null;
}
