/** Callouts that were just sent and can still be called back. */
import { sql } from "kysely";
import { MAIL_QUEUE } from "../../server/platform/queues.ts";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { aDraft } from "./aCallout.ts";
import { deliverDueMail } from "./mail/deliverDueMail.ts";
import { practiceAtWork } from "./practiceAtWork.ts";

export const HOLD_SECONDS = 10;

/** A practice whose callouts are held; `scene` sends one. */
export function heldCallouts() {
  const { ports, app, practice, call } = practiceAtWork({}, { callBackSeconds: HOLD_SECONDS });

  async function scene(values: Parameters<typeof aDraft>[2] = {}) {
    const draft = await aDraft(ports(), practice, values);
    const { db } = ports().database;
    const path = `/callouts/${draft.id}`;
    const sent: CalloutDetail = (await call("POST", `${path}/send`)).body.data;
    const callBack = (lock_version = sent.lock_version) => call("POST", `${path}/call_back`, { lock_version });
    const show = async (): Promise<CalloutDetail> => (await call("GET", path)).body.data;
    const mails = () => db.selectFrom("outbox_emails").select("kind").orderBy("id").execute();
    /** What goes out once the window has passed. */
    const goesOut = async (): Promise<string[]> => {
      ports().clock.advance(HOLD_SECONDS * 1000);
      await deliverDueMail(ports(), { early: true });
      return (await mails()).map(({ kind }) => kind);
    };
    return { draft, sent, path, db, callBack, show, mails, goesOut };
  }

  /** Of the jobs that wait: seconds that they wait at least. */
  async function waits(): Promise<number[]> {
    const { rows } = await sql<{ wait: number }>`select extract(epoch from start_after - created_on)::int as wait
      from pgboss.job where name = ${MAIL_QUEUE} and state = 'created'`.execute(ports().database.db);
    return rows.map(({ wait }) => wait);
  }

  return { ports, app, practice, call, scene, waits };
}
