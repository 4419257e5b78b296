/** Writes news of a demo practice into its table as each change does; runs as a worker of its own, beside what listens. */
import { parentPort } from "node:worker_threads";
import { overPostgres } from "../../server/db/postgres.ts";
import { writeNotification } from "../../server/features/notifications/record.ts";
import { ADMIN } from "./api.ts";

const { db, close } = await overPostgres(process.env.DATABASE_URL ?? "");
const { id: calloutId, company_id: companyId } = await db
  .selectFrom("callouts")
  .innerJoin("users", "users.company_id", "callouts.company_id")
  .where("users.email", "=", ADMIN)
  .select(["callouts.id", "callouts.company_id"])
  .orderBy("callouts.id")
  .executeTakeFirstOrThrow();
const news = { type: "new_callout", calloutId, actionById: null, params: {} } as const;

/** Titles, until null. */
parentPort?.on("message", async (title: string | null) => {
  if (title === null) {
    await close();
    parentPort?.close();
  } else {
    await db.transaction().execute((tx) => writeNotification({ tx, companyId, now: new Date() }, { ...news, title }));
  }
});
parentPort?.postMessage("ready");
