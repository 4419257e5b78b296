/**
 * Sends callouts through mail servers that take their time: one that answers each line after 31 s, one that acknowledges a
 * mail 65 s after its end. Every mail that was queued must come exactly once and stand as sent, and a password reset must not
 * wait behind the callouts.
 * `node bench/slowMail.ts [--line 31] [--end 65] [--callouts 3]` (seconds); exits with 1 where one is lost, came twice, or late.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../server/db/database.ts";
import { signIn } from "./support/api.ts";
import { MailSink } from "./support/mailSink.ts";
import { aCallout, sendOne } from "./support/sendCallouts.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    line: { type: "string", default: "31" },
    end: { type: "string", default: "65" },
    callouts: { type: "string", default: "3" },
  },
});
const [line, end, callouts] = [Number(values.line) * 1000, Number(values.end) * 1000, Number(values.callouts)];

/** Lines of one conversation that are answered, and a margin for the queue. */
const CONVERSATION_LINES = 6;
const MARGIN_MS = 20_000;
const RESET = "colleague@example.test";

const mailsOf = ({ arrivals }: MailSink, to: string) => [...arrivals].filter(([mail]) => mail.endsWith(` ${to}`));

/** The mails that were queued since, kind by kind; how many never came, and how many do not stand as sent. */
async function queuedSince(began: Date, { dataDir }: ServerProcess, { arrivals }: MailSink) {
  const database = await openDatabase(process.env.DATABASE_URL, dataDir);
  try {
    const mails = await database.db
      .selectFrom("outbox_emails")
      .select(["kind", "message_id", "to_address", "status"])
      .where("created_at", ">=", began)
      .execute();
    return {
      expected: mails.length,
      callouts: mails.filter(({ kind }) => kind === "callout").length,
      lost: mails.filter(({ message_id, to_address }) => !arrivals.has(`${message_id} ${to_address}`)).length,
      notSent: mails.filter(({ status }) => status !== "sent").length,
    };
  } finally {
    await database.close();
  }
}

/** How often mails came, and after how many milliseconds the reset was there. */
async function through(name: string, slowness: (text: string) => number) {
  const sink = await MailSink.open();
  sink.slowness = slowness;
  const server = await ServerProcess.create("1", { SMTP_URL: sink.url });
  try {
    const api = await signIn(server.origin);
    const payload = await aCallout(api);
    const first = new Date();
    for (let n = 0; n < callouts; n++) await sendOne(api, payload);
    const began = Date.now();
    const body = { email: RESET, redirect_url: `${server.origin}/set-new-password` };
    await api.call("POST", "/auth/password", body);
    const longest = CONVERSATION_LINES * Math.max(slowness("RCPT"), 1) + slowness(".") + MARGIN_MS;
    let reset: number | undefined;
    // Long enough for a second conversation to begin and to end, where there was one.
    while (Date.now() - began < 2 * longest) {
      if (reset === undefined && mailsOf(sink, RESET).length > 0) reset = Date.now() - began;
      await pause(250);
    }
    await server.end("SIGTERM");
    const queued = await queuedSince(first, server, sink);
    const twice = [...sink.arrivals.values()].filter((lives) => lives.length > 1).length;
    const isWhole = queued.callouts === callouts && queued.lost === 0 && queued.notSent === 0 && twice === 0;
    const isRight = isWhole && reset !== undefined && reset < longest;
    return { name, ...queued, arrived: sink.arrivals.size, twice, reset, longest, isRight };
  } finally {
    await server.remove();
    await sink.close();
  }
}

const results = await Promise.all([
  through("each line late", () => line),
  through("the end late", (text) => (text === "." ? end : 0)),
]);
process.stdout.write(`${JSON.stringify(results)}\n`);
process.exitCode = results.every(({ isRight }) => isRight) ? 0 : 1;
