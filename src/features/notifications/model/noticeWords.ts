/** A notice in the person's own language, composed from its type and params. */
import { dayUntil, listWithSite, shortList, type Words } from "./listWords.ts";
import { isWithdrawal, type Notice } from "./notice.ts";
import { withdrawalDetails, withdrawalLine, withdrawalTitle } from "./withdrawalWords.ts";

export type NoticeWords = {
  title: string;
  line: string | null;
  /** Of a booked doctor's withdrawal: whom to ask, and why. */
  details: string[];
};

function title(notice: Notice, words: Words): string {
  const { type, params, title: given, at } = notice;
  const { doctor, response } = params;
  const { t } = words;
  switch (type) {
    case "new_callout":
      return t("title.newCallout");
    case "new_availability":
      if (!doctor) return given || t("title.newAvailability");
      return response === "if_needed" ? t("title.ifNeeded", { doctor }) : t("title.available", { doctor });
    case "notification_change_to_unavailable":
      if (isWithdrawal(notice)) return withdrawalTitle(notice, words);
      return doctor ? t("title.unavailable", { doctor }) : given || t("title.changedToUnavailable");
    case "callout_confirmed":
      return doctor ? t("title.confirmed", { doctor }) : given || t("title.calloutConfirmed");
    case "callout_not_sent":
      return t("title.notSent");
    case "callout_expired":
      return t("title.expired");
    case "email_bounced":
      return doctor ? t("title.bounced", { doctor }) : given;
    case "standbys_exhausted": {
      const list = shortList(notice, words);
      return list ? t("title.exhaustedFor", { list }) : t("title.exhausted");
    }
    case "doctor_paused": {
      const date = dayUntil(params.until, at, words);
      if (!doctor) return given || t("title.paused", { doctor: t("title.aDoctor") });
      return date ? t("title.pausedUntil", { doctor, date }) : t("title.paused", { doctor });
    }
    case "unknown":
      return given || t("title.unknown");
  }
}

function line(notice: Notice, words: Words): string | null {
  if (isWithdrawal(notice)) return withdrawalLine(notice, words);
  const { type, params } = notice;
  const list = listWithSite(notice, words);
  switch (type) {
    case "email_bounced":
      return words.t("title.bouncedLine");
    case "doctor_paused":
      return words.t("title.pausedLine");
    case "standbys_exhausted":
      // The title has the list already.
      return list && (params.site ?? null);
    default:
      return list;
  }
}

export function noticeWords(notice: Notice, words: Words): NoticeWords {
  const composed = title(notice, words);
  // Another server sends only a title; beside "New callout" it says which.
  const given = notice.title && notice.title !== composed ? notice.title : null;
  return {
    title: composed,
    line: line(notice, words) ?? (listWithSite(notice, words) ? null : given),
    details: isWithdrawal(notice) ? withdrawalDetails(notice, words) : [],
  };
}

/** Titles of desktop notifications, as specified. */
export function desktopTitle({ type }: Notice, t: Words["t"]): string {
  switch (type) {
    case "new_callout":
      return t("desktop.newCallout");
    case "new_availability":
    case "notification_change_to_unavailable":
      return t("desktop.availability");
    case "callout_confirmed":
      return t("desktop.confirmed");
    default:
      return t("desktop.unknown");
  }
}

/** The message's title, in the person's language where it can be composed. */
export function desktopBody(notice: Notice, words: Words): string {
  const { title: composed, line } = noticeWords(notice, words);
  if (isWithdrawal(notice)) return words.t("withdrawal.sentence", { title: composed, line: line ?? "" });
  if (notice.type === "new_callout") return line ?? notice.title;
  return line ? `${composed}${words.t("separator")}${line}` : composed;
}
