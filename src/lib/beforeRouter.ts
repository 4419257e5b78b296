/** Lets a screen hear of Back and Forward before the router does; to be imported before there is a router. */

type Ear = (event: PopStateEvent) => void;

const ears = new Set<Ear>();

// A browser asks the listeners of a window in the order in which they came, even those that want to capture.
window.addEventListener(
  "popstate",
  (event) => {
    for (const ear of ears) ear(event);
  },
  { capture: true },
);

/** What ends the hearing. */
export function hearBeforeRouter(ear: Ear): () => void {
  ears.add(ear);
  return () => ears.delete(ear);
}
