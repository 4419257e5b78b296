/** A callout that is being written, kept on this device until the server has it: also what is not complete enough to be saved. */
import { type AppStorage, STORAGE_KEYS } from "../../../../lib/storage.ts";
import { type NewCallout } from "./newCallout.ts";
import { withNewKeys } from "./newList.ts";

export type KeptForm = {
  user: number;
  /** Which form it was typed into: "new", "list 12", "draft 500". */
  of: string;
  /** What of it the server has by then, and in which words; kept forms of before have none. */
  draft: { id: number; lock_version: number; words?: string } | null;
  /** Milliseconds. */
  at: number;
  values: NewCallout;
  /** What a colleague's version is compared with; kept forms of before have none. */
  base?: NewCallout;
  /** The server had them then. */
  isSaved?: boolean;
};

type Ports = { storage: AppStorage };
type Owner = Pick<KeptForm, "user" | "of">;

const isKept = (kept: Partial<KeptForm> | null): kept is KeptForm =>
  typeof kept?.user === "number" && typeof kept.at === "number" && Array.isArray(kept.values?.lists);

function parsed(text: string | null): KeptForm | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<KeptForm> | null;
    return isKept(kept) ? kept : null;
  } catch {
    // Cut off or from somebody else: as good as none.
    return null;
  }
}

/** `initial`: what a form of today has besides. */
export const readKeptForm =
  ({ user, of }: Owner, initial: NewCallout) =>
  (_dispatch: unknown, _state: unknown, { storage }: Ports): KeptForm | null => {
    const kept = parsed(storage.read(STORAGE_KEYS.unsentCallout));
    if (kept?.user !== user || kept.of !== of) return null;
    const base = kept.base && { base: { ...initial, ...kept.base } };
    return { ...kept, ...base, values: { ...initial, ...kept.values, lists: withNewKeys(kept.values.lists) } };
  };

export const writeKeptForm =
  (kept: KeptForm) =>
  (_dispatch: unknown, _state: unknown, { storage }: Ports): void =>
    storage.write(STORAGE_KEYS.unsentCallout, JSON.stringify(kept));

/** Leaves what another form keeps, unless it is of the same draft: what was sent from one must not come back in the other. */
export const removeKeptForm =
  ({ user, of, draft }: Owner & { draft?: number | undefined }) =>
  (_dispatch: unknown, _state: unknown, { storage }: Ports): void => {
    const kept = parsed(storage.read(STORAGE_KEYS.unsentCallout));
    if (kept?.user !== user) return;
    if (kept.of === of || (draft !== undefined && kept.draft?.id === draft)) storage.remove(STORAGE_KEYS.unsentCallout);
  };
