/** How many parts of the app are on their way to the browser; a progress bar watches. */

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listen of listeners) listen();
}

/** Counts until the promise settles. */
export async function whilePending<T>(promise: Promise<T>): Promise<T> {
  change(1);
  try {
    return await promise;
  } finally {
    change(-1);
  }
}

export const isPending = (): boolean => count > 0;

export function onPending(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
