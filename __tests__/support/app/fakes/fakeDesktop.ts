/** The system's notifications, and the tabs of one browser, as tests have them. */
import {
  type DesktopAlert,
  type DesktopPermission,
  type DesktopPort,
} from "../../../../src/features/notifications/model/desktopPort.ts";
import { type LeaderElection } from "../../../../src/features/notifications/model/leaderElection.ts";

/** What all tabs of a browser share: the lock, the claimed ids. */
export class FakeBrowser {
  readonly #waiting: (() => void)[] = [];
  #leader: (() => void) | null = null;
  readonly claimed = new Set<string>();

  /** One tab's way to the lock; `die` is a tab that is gone. */
  tab(): LeaderElection & { die(): void } {
    let lead: (() => void) | null = null;
    const leave = (): void => {
      if (lead === null) return;
      const mine = lead;
      lead = null;
      const at = this.#waiting.indexOf(mine);
      if (at >= 0) this.#waiting.splice(at, 1);
      if (this.#leader === mine) {
        this.#leader = null;
        this.#elect();
      }
    };
    return {
      elect: (elected) => {
        lead = elected;
        this.#waiting.push(elected);
        this.#elect();
        return leave;
      },
      die: leave,
    };
  }

  #elect(): void {
    if (this.#leader !== null) return;
    this.#leader = this.#waiting.shift() ?? null;
    this.#leader?.();
  }
}

export class FakeDesktop implements DesktopPort {
  state: DesktopPermission = "granted";
  answer: DesktopPermission = "granted";
  asked = 0;
  dialogOpen = false;
  throws = false;
  readonly shown: DesktopAlert[] = [];
  readonly hearers = new Set<() => void>();
  readonly #browser: FakeBrowser;

  constructor(browser: FakeBrowser) {
    this.#browser = browser;
  }

  /** As a person sets it in the browser. */
  changes(state: DesktopPermission): void {
    this.state = state;
    for (const hear of this.hearers) hear();
  }

  permission = (): DesktopPermission => this.state;
  onPermissionChange = (hear: () => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };
  request = async (): Promise<DesktopPermission> => {
    this.asked += 1;
    this.state = this.answer;
    return this.answer;
  };
  show = (alert: DesktopAlert): boolean => {
    if (this.throws) return false;
    this.shown.push(alert);
    return true;
  };
  claim = async (id: string): Promise<boolean> => {
    if (this.#browser.claimed.has(id)) return false;
    this.#browser.claimed.add(id);
    return true;
  };
  isDialogOpen = (): boolean => this.dialogOpen;
}
