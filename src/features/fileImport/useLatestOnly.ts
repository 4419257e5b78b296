/** Of answers that are waited for, only the last question's counts. */
import { useRef } from "react";

/** Begins a turn, which drops the one before; the result says whether it still counts. */
export function useLatestOnly(): () => () => boolean {
  const last = useRef(0);
  return () => {
    last.current += 1;
    const turn = last.current;
    return () => turn === last.current;
  };
}
