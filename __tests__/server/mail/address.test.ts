import { type OutboxMail, openMailer } from "../../../server/mail/transport/smtpMailer.ts";
import { isMailAddress } from "../../../src/contract/rules/mailAddress.ts";
import { testConfig } from "../../support/database/testPorts.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";
import { fc } from "../../support/random/fc.ts";

const RUNS = process.env.FULL ? 2000 : 200;

let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(() => sink.close());

const aMail = (values: Partial<OutboxMail>): OutboxMail => ({
  id: 1,
  company_id: 1,
  kind: "callout",
  idempotency_key: "1",
  message_id: "<1@example.test>",
  from_name: "Practice",
  to_name: "Dr Hana Itokawa",
  to_address: "hana@example.test",
  bcc_address: null,
  is_copy: false,
  claimed_by: null,
  claimed_until: null,
  reply_to: null,
  subject: "Can you cover?",
  html: "<p>Hello</p>",
  text: "Hello",
  ics: null,
  headers: {},
  doctor_id: null,
  callout_id: null,
  recipient_id: null,
  status: "queued",
  attempts: 0,
  last_error: null,
  created_at: new Date("2026-11-24T10:42:00Z"),
  sent_at: null,
  ...values,
});

test.each([
  ["hana@example.test", true],
  ["hana.o'brien+lists@sub.example.test", true],
  ["hana@müller.example", true],
  ['"a@evil.example x"@ok.example', false],
  ["a@ok.example, b@evil.example", false],
  ["a@ok.example;b@evil.example", false],
  ["Hana <hana@example.test>", false],
  ["a@ok.example\r\nBcc: b@evil.example", false],
  ["a@ok.example\n", false],
  ["a..b@ok.example", false],
  ["a(comment)@ok.example", false],
  ["a@[127.0.0.1]", false],
  ["@ok.example", false],
  ["", false],
])("%j as an address: %p", (address, expected) => {
  expect(isMailAddress(address)).toBe(expected);
});

/** Text that mail headers are broken with. */
const nasty = fc.string({
  unit: fc.constantFrom(
    "a",
    "é",
    "漢",
    " ",
    ",",
    ";",
    ":",
    "<",
    ">",
    '"',
    "\\",
    "@",
    "\r",
    "\n",
    "\r\n",
    "\t",
    "(",
    ")",
    "=?utf-8?q?",
    "\r\nBcc: evil@evil.example\r\n",
    "\r\n.\r\n",
  ),
  maxLength: 20,
});

test("whatever stands in names, subjects and addresses, only the intended reader gets it", async () => {
  const mailer = openMailer(testConfig({ smtpUrl: sink.url }));
  try {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, nasty, nasty, async (from_name, to_name, subject, reply_to, local) => {
        sink.mails.length = 0;
        await mailer?.send(aMail({ from_name, to_name, subject, reply_to }), { recipient: "hana@example.test" });
        expect(sink.mails.map(({ from, to }) => [from, to])).toEqual([
          ["callouts@example.test", ["hana@example.test"]],
        ]);
        const [head = ""] = (sink.mails[0]?.data ?? "").split("\r\n\r\n");
        expect(head).not.toMatch(/^(bcc|cc):/im);
        const address = `${local}@example.test`;
        sink.mails.length = 0;
        const delivery = await mailer?.send(aMail({ to_address: address }), { recipient: address });
        if (isMailAddress(address)) expect(sink.mails.map(({ to }) => to)).toEqual([[address]]);
        else expect([delivery?.kind, sink.mails]).toEqual(["refused", []]);
      }),
      { numRuns: RUNS },
    );
  } finally {
    mailer?.close();
  }
}, 120_000);
