/** A callout's mail to one address, queued for a practice. */
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany, type Ports } from "../../../server/platform/ports.ts";

export const queueOneMail = (ports: Ports, companyId: number): Promise<unknown> =>
  inCompany(ports, companyId, (unit) =>
    queueMail(unit, {
      kind: "callout",
      idempotencyKey: "one",
      to: { name: null, address: "one@example.test" },
      subject: "Can you cover?",
      html: "<p>…</p>",
      text: "…",
    }),
  );
