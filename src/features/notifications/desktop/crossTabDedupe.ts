/** Lets exactly one tab have an id: adding the same key twice fails in IndexedDB, across tabs ("Cross-tab"). */

const DATABASE = "practice-callouts";
const STORE = "desktop-alerts";
/** Milliseconds; nothing older is ever shown again. */
const KEPT_FOR = 86_400_000;

function openStore(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex("at", "");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The store is held by an older page."));
  });
}

function add(store: IDBDatabase, id: string, at: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const work = store.transaction(STORE, "readwrite");
    const alerts = work.objectStore(STORE);
    const request = alerts.add(at, id);
    request.onerror = (event) => {
      if (request.error?.name !== "ConstraintError") return;
      // Taken already: an answer, not a failure.
      event.preventDefault();
      event.stopPropagation();
      resolve(false);
    };
    work.oncomplete = () => resolve(true);
    work.onabort = () => reject(work.error);
  });
}

function forgetOld(store: IDBDatabase, before: number): void {
  const alerts = store.transaction(STORE, "readwrite").objectStore(STORE);
  const old = alerts.index("at").openKeyCursor(IDBKeyRange.upperBound(before));
  old.onsuccess = () => {
    const cursor = old.result;
    if (!cursor) return;
    alerts.delete(cursor.primaryKey);
    cursor.continue();
  };
}

/** True for the first to claim an id; true as well where the store cannot be used, since a tag still stands behind it. */
export function createCrossTabDedupe(now: () => number): (id: string) => Promise<boolean> {
  let opening: Promise<IDBDatabase> | null = null;
  return async (id) => {
    try {
      opening ??= openStore(indexedDB).then((store) => {
        forgetOld(store, now() - KEPT_FOR);
        return store;
      });
      return await add(await opening, id, now());
    } catch {
      // Private mode, a full disk, no IndexedDB at all: the system drops a second notification of the same tag.
      opening = null;
      return true;
    }
  };
}
