/** Whom a mail server's refusal for good is about, by the codes of RFC 5321 and RFC 3463 in it. */

/**
 * "address": nothing can be delivered there. "sender": it is aimed at us (relaying, sign-in, quota, a block), so that another
 * recipient would be refused as well, and another try may find it mended. "mail": this mail, or a mailbox that is full.
 */
export type Blame = "address" | "sender" | "mail";

const STATUS = /(?:\b5\d\d[ -]|\(#)(5\.\d{1,3}\.\d{1,3})\b/;

/** 5.4.1 is what Exchange Online says of unknown recipients, 5.4.4 what Postfix says of unknown domains. */
const DEAD = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.4.1", "5.4.4"];
const AIMED_AT_US = /^5\.(?:7\.\d+|1\.[78]|3\.2|4\.[56]|5\.1)$/;

/** Exim gives no status: "550 relay not permitted", "550 Sender verify failed". */
const WORDS_AT_US = /\b(?:relay|sender|authenticat)/i;

/** Undefined where its words do not tell. */
export function blameOf(reply: string): Blame | undefined {
  const status = STATUS.exec(reply)?.[1];
  if (status === undefined || status === "5.0.0") return WORDS_AT_US.test(reply) ? "sender" : undefined;
  if (DEAD.includes(status)) return "address";
  return AIMED_AT_US.test(status) ? "sender" : "mail";
}

const OF_ADDRESS = [550, 551, 553];
const MAILBOX_FULL = 552;

/** Of an answer to the recipient, or to the mail itself, with its three digits. */
export function refusalOf(reply: string, code: number, to: "RCPT TO" | "DATA"): Blame {
  const blame = blameOf(reply);
  if (to === "DATA") return blame === "sender" && STATUS.test(reply) ? "sender" : "mail";
  if (blame) return blame;
  if (OF_ADDRESS.includes(code)) return "address";
  return code === MAILBOX_FULL ? "mail" : "sender";
}
