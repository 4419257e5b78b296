/** What a clock that was put forward has made due: the queue keeps its own time. A step that has been taken finds nothing more to do. */
import { sql } from "kysely";
import { type Ports } from "../../../platform/ports.ts";
import { CLOCK_QUEUE, type ClockJob } from "../../../platform/queues.ts";
import { runClockJob } from "./runClockJob.ts";

/** In the order of their time, until nothing is due that was not when it began. */
export async function runDueJobs(ports: Ports): Promise<void> {
  const { db } = ports.database;
  const done = new Set<string>();
  for (;;) {
    const { rows } = await sql<{ id: string; data: ClockJob }>`select id, data from pgboss.job
      where name = ${CLOCK_QUEUE} and state in ('created', 'retry') and data->>'at' <= ${ports.clock.now().toISOString()}
      order by data->>'at', id`.execute(db);
    const due = rows.find(({ id }) => !done.has(id));
    if (!due) return;
    done.add(due.id);
    await runClockJob(ports, due.data);
  }
}
