/** An address for a frame, once it is known to answer: of one that does not, a frame would show the browser's error page. */
import { useEffect, useEffectEvent, useState } from "react";

type Asked = { url: string; answers: boolean; round: number };

/** Only whether: a body that nobody takes would keep the connection. 0: no answer. */
const statusOf = (url: string, signal: AbortSignal): Promise<number> =>
  fetch(url, { method: "HEAD", signal, credentials: "same-origin" }).then(
    ({ status }) => status,
    () => 0,
  );

const isGood = (status: number): boolean => status >= 200 && status < 300;

type Answering = {
  /** The last address that answered; the one before stays until then. */
  shown: string | null;
  /** Another one, once the same address answers anew. */
  round: number;
  failed: boolean;
  /** Asks whether the address still answers. */
  check: () => void;
};

/** `renew`: asks for what is at the address once more, where it is gone; it may be at another address then. */
export function useAnswering(url: string, renew: () => unknown): Answering {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tries, setTries] = useState(0);
  const askAnew = useEffectEvent(renew);
  // The outside world is the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same address again.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const look = async () => {
      const first = await statusOf(url, signal);
      const isGone = first === 404 && !signal.aborted;
      if (isGone) await askAnew();
      const answers = isGood(isGone ? await statusOf(url, signal) : first);
      if (!signal.aborted) setAsked((before) => ({ url, answers, round: (before?.round ?? 0) + (isGone ? 1 : 0) }));
    };
    void look();
    return () => stop.abort();
  }, [url, tries]);
  return {
    shown: asked?.answers ? asked.url : null,
    round: asked?.round ?? 0,
    failed: asked !== null && asked.url === url && !asked.answers,
    check: () => setTries((before) => before + 1),
  };
}
