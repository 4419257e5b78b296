/** Lets exactly one tab have an id: adding the same key twice fails in IndexedDB, across tabs. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DAY_MS } from "../../../contract/durations.ts";

const DATABASE = "practice-callouts";
const STORE = "desktop-alerts";
/** Milliseconds; nothing older is ever shown again. */
const KEPT_FOR_MS = DAY_MS;

/** Ids, each with the moment it was claimed. Milliseconds. */
interface Alerts extends DBSchema {
  [STORE]: { key: string; value: number; indexes: { at: number } };
}

const openStore = (): Promise<IDBPDatabase<Alerts>> =>
  openDB<Alerts>(DATABASE, 1, { upgrade: (store) => void store.createObjectStore(STORE).createIndex("at", "") });

async function forgetOld(store: IDBPDatabase<Alerts>, before: number): Promise<void> {
  const old = await store.getAllKeysFromIndex(STORE, "at", IDBKeyRange.upperBound(before));
  await Promise.all(old.map((id) => store.delete(STORE, id)));
}

/** True for the first to claim an id; true as well where the store cannot be used, since a tag still stands behind it. */
export function createCrossTabDedupe(now: () => number): (id: string) => Promise<boolean> {
  let opening: Promise<IDBPDatabase<Alerts>> | null = null;
  return async (id) => {
    try {
      if (!opening) {
        opening = openStore();
        await forgetOld(await opening, now() - KEPT_FOR_MS);
      }
      await (await opening).add(STORE, now(), id);
      return true;
    } catch (error) {
      // Taken already: an answer, not a failure.
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      // Private mode, a full disk, no IndexedDB at all: the system drops a second notification of the same tag.
      opening = null;
      return true;
    }
  };
}
