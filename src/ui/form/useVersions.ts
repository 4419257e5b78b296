/** The row that a form began with, and what somebody else saved meanwhile, until one of the two versions is chosen. */
import { useState } from "react";

export function useVersions<Row extends { lock_version: number }>(first: Row | undefined) {
  const [began] = useState(first);
  const [before, setBefore] = useState(first);
  const [theirs, setTheirs] = useState<Row | null>(null);
  return {
    /** What the form starts with; it stays the same, whatever is chosen later. */
    began,
    /** What both versions go back to; a save counts against its version. */
    before,
    theirs,
    meet: setTheirs,
    decided: () => {
      setBefore(theirs ?? before);
      setTheirs(null);
    },
  };
}
