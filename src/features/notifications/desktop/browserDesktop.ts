/** The browser's Notification interface, with its failures made harmless. */
import { type Clock } from "../../../lib/clock.ts";
import { type Report } from "../../../lib/report.ts";
import { type DesktopAlert, type DesktopPort } from "../model/desktopPort.ts";

/** Chrome on Android has `Notification`, but its constructor throws. Tried before permission is given, when nothing would be shown. */
function isSupported(): boolean {
  if (typeof Notification !== "function") return false;
  try {
    return Notification.permission !== "default" || new Notification("") instanceof Notification;
  } catch {
    return false;
  }
}

function show({ tag, title, body, path }: DesktopAlert): void {
  const alert = new Notification(title, { body, tag });
  alert.onclick = () => {
    alert.close();
    if (path !== null) window.open(path, "_blank", "noopener");
  };
}

/** Not every browser tells of a change; whoever allowed it in the browser's settings comes back to the page, though. */
function onPermissionChange(hear: () => void): () => void {
  const asked = navigator.permissions?.query({ name: "notifications" }).catch(() => undefined);
  document.addEventListener("visibilitychange", hear);
  void asked?.then((status) => status?.addEventListener("change", hear));
  return () => {
    document.removeEventListener("visibilitychange", hear);
    void asked?.then((status) => status?.removeEventListener("change", hear));
  };
}

/** Fetched with the first notification that is to be shown; the tag alone must do where that fails. */
function claimer({ now }: Clock): DesktopPort["claim"] {
  let fetching: Promise<DesktopPort["claim"]> | undefined;
  return async (id) => {
    try {
      fetching ??= import("./crossTabDedupe.ts").then(({ createCrossTabDedupe }) => createCrossTabDedupe(now));
      return await (await fetching)(id);
    } catch {
      fetching = undefined;
      return true;
    }
  };
}

export const createBrowserDesktop = (clock: Clock, report: Report): DesktopPort => ({
  permission: () => (isSupported() ? Notification.permission : "unsupported"),
  onPermissionChange,
  request: async () => {
    try {
      return isSupported() ? await Notification.requestPermission() : "unsupported";
    } catch (error) {
      report("The browser did not ask about notifications.", error);
      return "default";
    }
  },
  show: (alert) => {
    try {
      show(alert);
      return true;
    } catch (error) {
      // Also Chrome on Android ("Illegal constructor"), where it was allowed before.
      report("The system did not show a notification.", error);
      return false;
    }
  },
  claim: claimer(clock),
  isDialogOpen: () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
});
