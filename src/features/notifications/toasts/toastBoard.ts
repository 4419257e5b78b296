/** What is on the screen as toasts: gathers notifications before they reach the renderer, and counts every one (docs/performance.md P11). */
import { systemClock } from "../../../lib/clock.ts";
import { isAnswer, isWithdrawal } from "../model/appNotification.ts";
import { type ToastText, type ToastTone, type Undo } from "../model/liveActions.ts";
import { type Announced } from "../model/oneMessage.ts";
import { type ToastPort } from "../model/toastPort.ts";

export type Toast = { key: string } & (
  | { kind: "notification"; notification: Announced }
  /** More of one callout, or (calloutId null) of all; `missed` came while nobody could see; `answers`: nothing else is among them. */
  | { kind: "more"; calloutId: string | null; count: number; missed: boolean; answers: boolean }
  | { kind: "message"; tone: ToastTone; text: ToastText; undo?: Undo | undefined }
);

/** Milliseconds a toast stays; loading stays until it is dismissed or replaced (specification §9). */
const TOAST_LIFE_MS = { success: 2000, error: 4000, default: 4000, loading: null, notification: 10_000 } as const;
/** From dismissal to removal (specification §9). */
export const REMOVAL_DELAY_MS = 1000;
/** At most so many at once (specification §9). */
export const MOST_TOASTS = 20;
/** The last place is kept for the count of all others. */
const MOST_NOTIFICATIONS = MOST_TOASTS - 1;
/** More than four for one callout collapse. */
const MOST_PER_CALLOUT = 4;

/** Milliseconds in which a change can be taken back. */
const UNDO_LIFE_MS = 8000;

export function toastLife(toast: Toast): number | null {
  if (toast.kind !== "message") return TOAST_LIFE_MS.notification;
  if (toast.undo?.until) return Math.max(toast.undo.until - systemClock.now(), TOAST_LIFE_MS[toast.tone] ?? 0);
  return toast.undo ? UNDO_LIFE_MS : TOAST_LIFE_MS[toast.tone];
}

/** Never counted among others as long as there is room, and gives way to nothing. */
export const isLoud = (toast: Toast): boolean => toast.kind === "notification" && isWithdrawal(toast.notification);

const isCountOfAll = (toast: Toast): boolean => toast.kind === "more" && toast.calloutId === null;

/** How many notifications it stands for. */
const worth = (toast: Toast): number => (toast.kind === "more" ? toast.count : toast.kind === "notification" ? 1 : 0);

/** The oldest but what is loud; the very oldest where all is. */
function dropOldest(draft: Toast[]): void {
  draft.splice(
    Math.max(
      0,
      draft.findIndex((toast) => !isLoud(toast)),
    ),
    1,
  );
}

export class ToastBoard implements ToastPort {
  #toasts: readonly Toast[] = [];
  /** Dismissed but not yet removed: they still take their place, but take no more notifications. */
  readonly #leaving = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #next = 1;

  /** The whole board; the same object until something changes. */
  readonly read = (): readonly Toast[] => this.#toasts;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  say(tone: ToastTone, text: ToastText, wanted: string = this.#key(), undo?: Undo): void {
    // What is on its way out takes its key with it.
    const key = this.#leaving.has(wanted) ? this.#key() : wanted;
    const message: Toast = { key, kind: "message", tone, text, undo };
    if (this.#toasts.some((toast) => toast.key === key)) {
      this.#change(this.#toasts.map((toast) => (toast.key === key ? message : toast)));
      return;
    }
    // A message gives way to nothing: the oldest message or notification leaves at once where the board is full.
    const draft = [...this.#toasts];
    if (draft.length >= MOST_TOASTS) dropOldest(draft);
    this.#change([...draft, message]);
  }

  announce(notifications: readonly Announced[], missed: boolean): void {
    if (notifications.length === 0) return;
    const draft = [...this.#toasts];
    const others = notifications.filter((notification) => !isWithdrawal(notification));
    for (const notification of notifications.filter(isWithdrawal)) this.#placeLoud(draft, notification);
    if (missed && others.length > MOST_PER_CALLOUT) this.#count(draft, null, others.length, true);
    else for (const notification of others) this.#place(draft, notification);
    this.#change(draft);
  }

  /** The toast is on its way out. */
  leave(key: string): void {
    this.#leaving.add(key);
  }

  /** The toast has left the document. */
  remove(key: string): void {
    this.#leaving.delete(key);
    this.#change(this.#toasts.filter((toast) => toast.key !== key));
  }

  spare(lists: readonly number[]): void {
    const deletes = (toast: Toast) => toast.kind === "message" && toast.undo?.lists?.some((id) => lists.includes(id));
    if (this.#toasts.some(deletes)) this.#change(this.#toasts.filter((toast) => !deletes(toast)));
  }

  clear(): void {
    this.#leaving.clear();
    this.#change([]);
  }

  #place(draft: Toast[], notification: Announced): void {
    const { calloutId } = notification;
    const ofCallout = draft.filter((toast) => this.#isNewsOf(toast, calloutId)).length;
    const collapses = calloutId !== null && ofCallout >= MOST_PER_CALLOUT;
    if (collapses) this.#count(draft, calloutId, 1, false, isAnswer(notification));
    else if (draft.length < MOST_NOTIFICATIONS) draft.push({ key: this.#key(), kind: "notification", notification });
    else this.#count(draft, null, 1, false);
  }

  #placeLoud(draft: Toast[], notification: Announced): void {
    if (draft.length >= MOST_NOTIFICATIONS) this.#makeRoom(draft);
    if (draft.filter((toast) => !isCountOfAll(toast)).length < MOST_NOTIFICATIONS)
      draft.push({ key: this.#key(), kind: "notification", notification });
    else this.#count(draft, null, 1, false);
  }

  /** What is on its way out goes first; other notifications that give way are counted. */
  #makeRoom(draft: Toast[]): void {
    const leaves = draft.find((toast) => this.#leaving.has(toast.key));
    const gone = leaves ?? draft.find((toast) => !isLoud(toast) && !isCountOfAll(toast));
    if (!gone) return;
    draft.splice(draft.indexOf(gone), 1);
    if (!leaves && worth(gone) > 0) this.#count(draft, null, worth(gone), false);
  }

  #isNewsOf(toast: Toast, calloutId: string | null): boolean {
    const isOfCallout = toast.kind === "notification" && toast.notification.calloutId === calloutId;
    return isOfCallout && !isLoud(toast) && !this.#leaving.has(toast.key);
  }

  /** Adds to the count that stands there, else puts one up; without room the count of all takes it. */
  #count(draft: Toast[], calloutId: string | null, more: number, missed: boolean, answers = false): void {
    const at = draft.findIndex(
      (toast) => toast.kind === "more" && toast.calloutId === calloutId && !this.#leaving.has(toast.key),
    );
    const standing = draft[at];
    if (standing?.kind === "more")
      draft[at] = { ...standing, count: standing.count + more, answers: standing.answers && answers };
    else if (calloutId !== null && draft.length >= MOST_NOTIFICATIONS) this.#count(draft, null, more, missed);
    else {
      // The count of all must find room whatever else stands there, or notifications would go uncounted.
      if (draft.length >= MOST_TOASTS) dropOldest(draft);
      draft.push({ key: this.#key(), kind: "more", calloutId, count: more, missed, answers });
    }
  }

  #key(): string {
    return `toast-${this.#next++}`;
  }

  #change(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
