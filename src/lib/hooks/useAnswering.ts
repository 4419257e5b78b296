/** An address for a frame, once it is known to answer: of one that does not, a frame would show the browser's error page. */
import { useEffect, useState } from "react";

type Asked = { url: string; answers: boolean };

/** `shown`: the last address that answered; the one before stays until then. */
export function useAnswering(url: string): { shown: string | null; failed: boolean; retry: () => void } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tries, setTries] = useState(0);
  // The outside world is the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same address again.
  useEffect(() => {
    const stop = new AbortController();
    const tell = (answers: boolean) => {
      if (!stop.signal.aborted) setAsked({ url, answers });
    };
    // Only whether: a body that nobody takes would keep the connection.
    fetch(url, { method: "HEAD", signal: stop.signal, credentials: "same-origin" }).then(
      ({ ok }) => tell(ok),
      () => tell(false),
    );
    return () => stop.abort();
  }, [url, tries]);
  const failed = asked !== null && asked.url === url && !asked.answers;
  const shown = asked?.answers ? asked.url : null;
  return { shown, failed, retry: () => setTries((before) => before + 1) };
}
