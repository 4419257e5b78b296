/** Which answers have just come in: tinted for a while, and told to those who cannot see the tint. */
import { useEffect, useState } from "react";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";

/** Milliseconds an answer stays marked. */
const FRESH_FOR_MS = 10_000;

type Seen = { known: ReadonlyMap<number, string>; fresh: readonly CalloutResponse[] };

const stamp = ({ response, responded_at }: CalloutResponse): string => `${response} ${responded_at}`;

/** The first answers seen are not fresh; a changed one is. */
export function useFreshAnswers(responses: readonly CalloutResponse[]): readonly CalloutResponse[] {
  const [from, setFrom] = useState(responses);
  const [seen, setSeen] = useState<Seen>(() => ({
    known: new Map(responses.map((one) => [one.id, stamp(one)])),
    fresh: [],
  }));
  if (from !== responses) {
    setFrom(responses);
    const changed = responses.filter((one) => one.responded_at && seen.known.get(one.id) !== stamp(one));
    setSeen({
      known: new Map(responses.map((one) => [one.id, stamp(one)])),
      fresh: changed.length > 0 ? changed : seen.fresh,
    });
  }
  const { fresh } = seen;
  // The outside world is the clock.
  useEffect(() => {
    if (fresh.length === 0) return undefined;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, fresh: [] })), FRESH_FOR_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
