/** Lets a toast go after its time, but not while somebody reads or uses it (WCAG 2.2.1). */
import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";

type Life = {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
};

/** `life` in milliseconds, null for no end; begins again when `renewal` changes, and after each pause. */
export function useLife(life: number | null, renewal: unknown, onEnd: () => void): Life {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const end = useEffectEvent(onEnd);
  // The outside world is the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewal begins the time again.
  useEffect(() => {
    if (life === null || hovered || focused) return;
    const timer = setTimeout(() => end(), life);
    return () => clearTimeout(timer);
  }, [life, renewal, hovered, focused]);
  return {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
