/** The row that a form began with, and what somebody else saved meanwhile, until one of the two versions is chosen. */
import { useState } from "react";

export function useVersions<Row extends { lock_version: number }>(first: Row | undefined) {
  const [began, setBegan] = useState(first);
  const [before, setBefore] = useState(first);
  const [theirs, setTheirs] = useState<Row | null>(null);
  return {
    /** What the form starts with; it stays the same until it is saved, whatever is chosen. */
    began,
    /** What both versions go back to; a save counts against its version. */
    before,
    theirs,
    meet: setTheirs,
    /** What one saved oneself without knowing it. */
    goOnFrom: setBefore,
    /** The form goes on from what it saved. */
    saved: (row: Row) => {
      setBegan(row);
      setBefore(row);
    },
    decided: () => {
      setBefore(theirs ?? before);
      setTheirs(null);
    },
  };
}
