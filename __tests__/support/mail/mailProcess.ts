/** The part of a server process that sends mail, quicker than the real one; several share a database, and each can lose it. */

import { deliverMail } from "../../../server/features/delivery/deliverMail.ts";
import { type ClaimTimes } from "../../../server/features/delivery/mailClaim.ts";
import { LANES, MailLanes, type Pace } from "../../../server/jobs/mailLanes.ts";
import { type MailPatience, openMailer } from "../../../server/mail/transport/smtpMailer.ts";
import { type Ports } from "../../../server/platform/ports.ts";

export const PATIENT: MailPatience = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 60_000 };

type Settings = { pace?: Partial<Pace>; patience?: MailPatience; claim?: Partial<ClaimTimes> };

export type MailProcess = {
  /** What the lanes were told of. */
  errors: unknown[];
  /** Resolves when what was asked of the queue before has been answered. */
  loseDatabase(): Promise<void>;
  findDatabase(): void;
  stop(): Promise<void>;
};

/** The same, but that every call fails while the database is away. */
function losable<Target extends object>(target: Target, isAway: () => boolean): Target {
  return new Proxy(target, {
    get(from, name) {
      const value: unknown = Reflect.get(from, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        if (!isAway()) return Reflect.apply(value, from, given);
        throw Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
      };
    },
  });
}

export function mailProcess(ports: Ports, { pace = {}, patience = PATIENT, claim = {} }: Settings = {}): MailProcess {
  let away = false;
  const isAway = (): boolean => away;
  const { database } = ports;
  const db = losable(database.db, isAway);
  const asked = new Set<Promise<unknown>>();
  const queue = losable(database.boss, isAway);
  const boss = new Proxy(queue, {
    get(from, name) {
      const value: unknown = Reflect.get(from, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        // A question to a database that is away is refused, not thrown at whoever asks it.
        const answer = (async (): Promise<unknown> => Reflect.apply(value, from, given))();
        asked.add(answer);
        void answer.catch(() => undefined).finally(() => asked.delete(answer));
        return answer;
      };
    },
  });
  const own: Ports = { ...ports, database: { ...database, db, boss } };
  const mailers = {
    account: openMailer(own.config, LANES.account.sockets, patience),
    callout: openMailer(own.config, LANES.callout.sockets, patience),
  };
  const errors: unknown[] = [];
  const lanes = new MailLanes(
    boss,
    (job, lane, stopping) => deliverMail(own, mailers[lane], job, { stopping, claim, pauseMs: 20 }),
    (error) => errors.push(error),
    { pollMs: 20, drainMs: 2_000, ...pace },
  );
  return {
    errors,
    loseDatabase: async () => {
      away = true;
      await Promise.allSettled(asked);
    },
    findDatabase: () => {
      away = false;
    },
    stop: async () => {
      await lanes.stop();
      for (const mailer of Object.values(mailers)) mailer?.close();
    },
  };
}
