/**
 * Sends callouts through mail servers that take their time: one that answers each line after 31 s, one that acknowledges a
 * mail 65 s after its end. Every mail must come exactly once, and a password reset must not wait behind the callouts.
 * `node bench/slowMail.ts [--line 31] [--end 65] [--callouts 3]` (seconds); exits with 1 where one came twice, or late.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
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
const CONVERSATION = 6;
const MARGIN = 20_000;
const RESET = "colleague@example.test";

const mailsOf = ({ arrivals }: MailSink, to: string) => [...arrivals].filter(([mail]) => mail.endsWith(` ${to}`));

/** How often mails came, and after how many milliseconds the reset was there. */
async function through(name: string, slowness: (text: string) => number) {
  const sink = await MailSink.open();
  sink.slowness = slowness;
  const server = await ServerProcess.create("1", { SMTP_URL: sink.url });
  try {
    const api = await signIn(server.origin);
    const payload = await aCallout(api);
    for (let n = 0; n < callouts; n++) await sendOne(api, payload);
    const began = Date.now();
    const body = { email: RESET, redirect_url: `${server.origin}/set-new-password` };
    await api.call("POST", "/auth/password", body);
    const longest = CONVERSATION * Math.max(slowness("RCPT"), 1) + slowness(".") + MARGIN;
    let reset: number | undefined;
    // Long enough for a second conversation to begin and to end, where there was one.
    while (Date.now() - began < 2 * longest) {
      if (reset === undefined && mailsOf(sink, RESET).length > 0) reset = Date.now() - began;
      await pause(250);
    }
    const times = [...sink.arrivals.values()].map((lives) => lives.length);
    const twice = times.filter((count) => count > 1).length;
    return { name, mails: times.length, twice, reset, isRight: twice === 0 && reset !== undefined && reset < longest };
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
