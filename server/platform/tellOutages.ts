/** What the log says while the database is away or its disk full: a line when it begins, one a minute, one when it is over. */
import { type Logger } from "pino";
import { type Outage } from "../db/outage.ts";

type Log = Pick<Logger, "error" | "warn">;

export function tellOutages(outage: Outage, log: Log): void {
  outage.report = (what, err, seconds) => {
    switch (what) {
      case "gone":
        return log.error({ err }, "the database does not answer");
      case "away":
        return log.error({ seconds }, `the database has not answered for ${seconds} s`);
      case "back":
        return log.warn({ seconds }, `the database answers again after ${seconds} s`);
      case "full":
        return log.error({ err }, "the disk is full: nothing can be saved until there is room");
      case "stillFull":
        return log.error({ seconds }, `the disk has been full for ${seconds} s: nothing can be saved`);
      case "room":
        return log.warn({ seconds }, `there is room on the disk again after ${seconds} s`);
    }
  };
}
