/** Whom a mail server's refusal for good is about, by the codes of RFC 5321 and RFC 3463 in it. */

/**
 * "address": nothing can be delivered there. "sender": it is aimed at us (relaying, sign-in, quota, a block), so that another
 * recipient would be refused as well, and another try may find it mended. "mail": this mail, or a mailbox that is full.
 */
export type Blame = "address" | "sender" | "mail";

/** Behind the code, in qmail's brackets, or first in a report. */
const STATUS = /(?:^|\b[45]\d\d[ -]|\(#)([45]\.\d{1,3}\.\d{1,3})\b/g;

/** "Other": with an unknown recipient too, as Outlook.com says. */
const TELLS_NOTHING = ["5.0.0", "5.1.0", "5.2.0", "5.5.0"];
/** 5.4.1 is what Exchange Online says of unknown recipients, 5.4.4 what Postfix says of unknown domains. */
const DEAD = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.4.1", "5.4.4"];
const AIMED_AT_US = /^5\.(?:7\.\d+|1\.[78]|3\.2|4\.[56]|5\.1)$/;

/** Exim gives no status: "550 relay not permitted", "550 Sender verify failed". */
const WORDS_AT_US = /\b(?:relay|sender|authenticat)/i;
const MAILBOX_FULL = /\b552[ -]/;

const statusesIn = (reply: string): string[] => [...reply.matchAll(STATUS)].map(([, status = ""]) => status);

/** Undefined where its words do not tell. */
export function blameOf(reply: string): Blame | undefined {
  // A report's own may be 5.0.0 where the answer that it repeats says more.
  const status = statusesIn(reply).find((one) => !TELLS_NOTHING.includes(one));
  if (status === undefined) {
    if (WORDS_AT_US.test(reply)) return "sender";
    return MAILBOX_FULL.test(reply) ? "mail" : undefined;
  }
  if (DEAD.includes(status)) return "address";
  return AIMED_AT_US.test(status) ? "sender" : "mail";
}

const OF_ADDRESS = [550, 551, 553];

/** Of an answer to the recipient, or to the mail itself, with its three digits. */
export function refusalOf(reply: string, code: number, to: "RCPT TO" | "DATA"): Blame {
  const blame = blameOf(reply);
  // Without a status the words may be about what the mail says.
  if (to === "DATA") return (statusesIn(reply).length > 0 && blame) || "mail";
  return blame ?? (OF_ADDRESS.includes(code) ? "address" : "sender");
}
