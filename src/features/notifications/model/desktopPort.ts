/** The system's notifications as the app sees them (specification §4, §7). */
export type DesktopPermission = "unsupported" | "default" | "granted" | "denied";

export type DesktopAlert = {
  /** One tag is shown once, however many tabs try. */
  tag: string;
  title: string;
  body: string;
  /** Opened in a new window by a click; null: the click only closes it. */
  path: string | null;
};

export interface DesktopPort {
  /** As of now: it may have been taken back. */
  permission(): DesktopPermission;
  /** Heard whenever it may be another: the browser said so, or the page is looked at again. Returns the end of it. */
  onPermissionChange(hear: () => void): () => void;
  /** The browser's own question; only in answer to a click. */
  request(): Promise<DesktopPermission>;
  /** False where the system would not show it. Never throws. */
  show(alert: DesktopAlert): boolean;
  /** True for the first to ask, in all tabs of this browser; also true where nobody can know. Never rejects. */
  claim(id: string): Promise<boolean>;
  /** Whether some dialog is open that ours must not cover. */
  isDialogOpen(): boolean;
}
