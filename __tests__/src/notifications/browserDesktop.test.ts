/** The browser's own notifications and locks, present, absent and misbehaving. */
import { createBrowserDesktop } from "../../../src/features/notifications/desktop/browserDesktop.ts";
import { browserTabs } from "../../../src/features/notifications/model/browserTabs.ts";

const alert = { tag: "1001", title: "New Callout", body: "Fri 27 Nov", path: "/callouts/41" };
let reports: string[] = [];
const desktop = () => createBrowserDesktop({ now: () => 0 }, (what) => reports.push(what));

class FakeNotification {
  static permission = "granted";
  static made: FakeNotification[] = [];
  static requestPermission = async (): Promise<string> => "denied";
  onclick: () => void = () => undefined;
  closed = false;
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
    FakeNotification.made.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

const put = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true });

beforeEach(() => {
  reports = [];
  FakeNotification.made = [];
  put("Notification", FakeNotification);
});
afterEach(() => Reflect.deleteProperty(globalThis, "Notification"));

describe("the system's notifications", () => {
  test("are shown with title, body and tag; a click opens the callout in a window of its own", () => {
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    expect(desktop().show(alert)).toBe(true);
    const [made] = FakeNotification.made;
    expect(made).toMatchObject({ title: "New Callout", options: { body: "Fri 27 Nov", tag: "1001" } });
    made?.onclick();
    expect(open).toHaveBeenCalledWith("/callouts/41", "_blank", "noopener");
    expect(made?.closed).toBe(true);
  });

  test("without a callout open nothing", () => {
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    desktop().show({ ...alert, path: null });
    FakeNotification.made[0]?.onclick();
    expect(open).not.toHaveBeenCalled();
  });

  test("that cannot be constructed are reported and survived", () => {
    put("Notification", function refuse() {
      throw new TypeError("Illegal constructor");
    });
    expect(desktop().show(alert)).toBe(false);
    expect(reports).toHaveLength(1);
  });

  test("that cannot be constructed are not asked for, whenever the page is loaded", async () => {
    const ask = jest.fn(async () => "granted");
    const refuse = () => {
      throw new TypeError("Illegal constructor");
    };
    put("Notification", Object.assign(refuse, { permission: "default", requestPermission: ask }));
    expect(desktop().permission()).toBe("unsupported");
    expect(await desktop().request()).toBe("unsupported");
    expect(ask).not.toHaveBeenCalled();
  });

  test("that nobody was asked about are tried without one that shows", () => {
    FakeNotification.permission = "default";
    expect(desktop().permission()).toBe("default");
    FakeNotification.permission = "granted";
    FakeNotification.made = [];
    expect(desktop().permission()).toBe("granted");
    expect(FakeNotification.made).toEqual([]);
  });

  test("that do not exist are unsupported", async () => {
    Reflect.deleteProperty(globalThis, "Notification");
    expect(desktop().permission()).toBe("unsupported");
    expect(await desktop().request()).toBe("unsupported");
  });

  test("give the browser's answer; a question that fails counts as unanswered", async () => {
    expect(await desktop().request()).toBe("denied");
    put(
      "Notification",
      Object.assign(() => undefined, { requestPermission: () => Promise.reject(new Error("no")) }),
    );
    expect(await desktop().request()).toBe("default");
  });

  test("may be allowed elsewhere: heard from the browser, or when the page is looked at again, until nobody listens", async () => {
    const status = new EventTarget();
    Object.defineProperty(navigator, "permissions", { value: { query: async () => status }, configurable: true });
    const hear = jest.fn();
    const settled = async () => {
      for (let steps = 0; steps < 5; steps += 1) await Promise.resolve();
    };
    const end = desktop().onPermissionChange(hear);
    await settled();
    status.dispatchEvent(new Event("change"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(hear).toHaveBeenCalledTimes(2);
    end();
    await settled();
    status.dispatchEvent(new Event("change"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(hear).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, "permissions");
    desktop().onPermissionChange(hear)();
  });

  test("are not held up where no store can remember what was shown", async () => {
    expect(await desktop().claim("1001")).toBe(true);
  });
});

describe("the tab that speaks for all", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "locks"));

  test("is every tab where there are no locks", () => {
    const lead = jest.fn();
    browserTabs.elect(lead);
    expect(lead).toHaveBeenCalledTimes(1);
  });

  test("leads once it has the lock, holds it, and gives it back when it steps down", async () => {
    let held: Promise<void> | undefined;
    const request = jest.fn((_name: string, _options: LockOptions, hold: () => Promise<void>) => {
      held = hold();
      return held;
    });
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    const lead = jest.fn();
    const stepDown = browserTabs.elect(lead);
    expect(request.mock.calls[0]?.[0]).toBe("cable-leader");
    expect(lead).toHaveBeenCalledTimes(1);
    let given = false;
    void held?.then(() => {
      given = true;
    });
    await Promise.resolve();
    expect(given).toBe(false);
    stepDown();
    await held;
    expect(given).toBe(true);
  });

  test("a wait given up never leads; locks that are forbidden make it lead", async () => {
    const request = (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    const lead = jest.fn();
    browserTabs.elect(lead)();
    await new Promise(process.nextTick);
    expect(lead).not.toHaveBeenCalled();
    const forbidden = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
    Object.defineProperty(navigator, "locks", { value: forbidden, configurable: true });
    browserTabs.elect(lead);
    await new Promise(process.nextTick);
    expect(lead).toHaveBeenCalledTimes(1);
  });
});
