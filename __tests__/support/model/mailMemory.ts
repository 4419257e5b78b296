/** What doctors were told, remembered from mail to mail: everything that happens to a booking is told once, and nothing that is not so. */
import { type MailKind } from "../../../src/contract/callout.ts";
import {
  type AnswerState,
  bookedStretch,
  isAwayDuring,
  isUncovered,
  type ListState,
  listOfAnswer,
  listStretch,
  type Stretch,
  standbyLine,
} from "./bookingState.ts";
import { answersIn, answersOfMail, changesIn, type Happening, isBooked, nameIn, type SentMail } from "./happening.ts";
import { MoveMemory } from "./moveMemory.ts";

const namesOf = (happening: Happening, answers: readonly AnswerState[]): string[] =>
  answers.map((one) => nameIn(happening, one)).sort();

/** Whose answers these mails are about. */
const told = (happening: Happening, ...kinds: MailKind[]): AnswerState[] =>
  happening.mails.filter(({ kind }) => kinds.includes(kind)).flatMap((mail) => answersOfMail(happening, mail));

function differ(what: string, happened: readonly string[], mailed: readonly string[]): string[] {
  const [missing, surplus] = [
    happened.filter((one) => !mailed.includes(one)),
    mailed.filter((one) => !happened.includes(one)),
  ];
  return [
    ...missing.map((one) => `${one}: ${what}, and no mail says so`),
    ...surplus.map((one) => `${one}: a mail says ${what}, and it is not so`),
  ];
}

const ASKS: readonly MailKind[] = ["callout", "reminder", "ask_again", "standby_offer"];

/** Nobody is asked who is on leave during every list that the mail asks about. */
function askedOnLeave(happening: Happening): string[] {
  const { after, mails } = happening;
  return mails
    .filter(({ kind }) => ASKS.includes(kind))
    .flatMap((mail) => {
      const about = answersOfMail(happening, mail);
      const away = about.filter((one) =>
        isAwayDuring(after, one, namedTimes(mail, one) ?? listStretch(listOfAnswer(after, one))),
      );
      return away.length < about.length ? [] : away.map((one) => `${nameIn(happening, one)}: asked while on leave`);
    });
}

/** The times a mail names for a list; nothing: the whole list. */
function namedTimes({ facts }: SentMail, { list_id }: AnswerState): Stretch | undefined {
  const list = facts.lists.find(({ id }) => id === list_id);
  if (!list) return undefined;
  const { startsAt, endsAt } = list.part ?? list;
  return { from: startsAt.getTime(), to: endsAt.getTime() };
}

/** New bookings, bookings that ended, and moved ones that have their yes. */
function bookingsTold(happening: Happening): string[] {
  const pairs = answersIn(happening);
  const began = pairs.filter(
    ({ one, was }) => isBooked(one) && (!isBooked(was) || (was?.consent === "moved" && !one.consent)),
  );
  const ended = pairs.filter(({ one, was }) => isBooked(was) && !isBooked(one));
  const ends = told(happening, "released", "cancelled").filter(({ id }) =>
    pairs.some(({ one, was }) => one.id === id && (isBooked(was) || isBooked(one))),
  );
  const nameOf = (some: typeof pairs): string[] =>
    namesOf(
      happening,
      some.map(({ one }) => one),
    );
  return [
    ...differ("booked", nameOf(began), namesOf(happening, told(happening, "confirmation"))),
    ...differ("no longer booked", nameOf(ended), namesOf(happening, ends)),
  ];
}

/** Whoever must say yes to a change is asked whether the times are all right, or where the booking waits for it, whether they still can. */
function changesTold(happening: Happening): string[] {
  return changesIn(happening).flatMap(({ list, kind }) => {
    const own = answersIn(happening).filter(({ one }) => one.list_id === list.id);
    const stays = own.filter(({ one, was }) => isBooked(was) && isBooked(one));
    const isOther = (one: Date | null, was: Date | null | undefined): boolean => one?.getTime() !== was?.getTime();
    const asked = stays.filter(
      ({ one, was }) =>
        kind === "moved" ||
        isOther(one.booked_from, was?.booked_from) ||
        isOther(one.booked_to, was?.booked_to) ||
        isOther(one.consent_due_at, was?.consent_due_at),
    );
    return (["moved", "times_changed"] as const).flatMap((wanted) => {
      const mailed = told(happening, wanted).filter(({ list_id }) => list_id === list.id);
      const right = asked.filter(({ one }) => (one.consent === "moved") === (wanted === "moved"));
      const names = right.map(({ one }) => one);
      return differ(wanted, namesOf(happening, names), namesOf(happening, mailed));
    });
  });
}

/** While a move waits for its yes, whatever mail there is about the booking says so, and until when; no other mail says that. */
function waitingFaults(happening: Happening, mail: SentMail): string[] {
  const own = answersOfMail(happening, mail).filter(isBooked);
  return own.flatMap((one) => {
    const name = nameIn(happening, one);
    const until = mail.facts.until?.getTime();
    if (one.consent !== "moved") return mail.kind === "moved" ? [`${name}: a mail says it waits for a yes`] : [];
    if (mail.kind !== "moved")
      return [`${name}: waits for a yes to a move, and a mail (${mail.kind}) says it is booked`];
    return until === one.consent_due_at?.getTime() ? [] : [`${name}: a mail says another time to answer by`];
  });
}

/** Each offer to a standby is a mail with its times and its end, and no such mail is without its offer. */
function offersTold(happening: Happening): string[] {
  const { before, after, mails } = happening;
  const known = new Set(before.offers.map(({ id }) => id));
  const made = after.offers.filter(({ id, status }) => !known.has(id) && status === "open");
  const mailed = mails.filter(({ kind }) => kind === "standby_offer");
  const right = mailed.flatMap((mail) =>
    answersOfMail(happening, mail).filter((answer) => {
      const times = namedTimes(mail, answer);
      return made.some(
        (offer) =>
          offer.response_id === answer.id &&
          offer.expires_at.getTime() === mail.facts.until?.getTime() &&
          offer.offered_from.getTime() === times?.from &&
          offer.offered_to.getTime() === times.to,
      );
    }),
  );
  const offered = after.answers.filter(({ id }) => made.some(({ response_id }) => response_id === id));
  return [
    ...differ("asked alone", namesOf(happening, offered), namesOf(happening, right)),
    ...differ("asked alone", namesOf(happening, offered), namesOf(happening, told(happening, "standby_offer"))),
  ];
}

/** Lists that have begun, that somebody is missing at, and that the callout no longer asks for. */
const givenUp = ({ before, after }: Happening): ListState[] =>
  after.lists.filter(
    ({ id, cover_status }) =>
      cover_status === "uncovered" && before.lists.some((was) => was.id === id && was.cover_status === "calling"),
  );

/** Whoever offered for a list that is given up and waited for a decision, or stood by for it, hears that nobody was taken. */
function expiriesTold(happening: Happening): string[] {
  const waited = givenUp(happening).flatMap((list) => {
    const line = standbyLine(happening.before, list);
    const others = happening.before.answers.filter(
      ({ list_id, response, outcome }) =>
        list_id === list.id && outcome === "none" && (response === "available" || response === "if_needed"),
    );
    return [...line, ...others.filter(({ id }) => !line.some((one) => one.id === id))];
  });
  return differ("given up", namesOf(happening, waited), namesOf(happening, told(happening, "expired")));
}

/** A mail names the times that are booked, lists that are ahead, and comes once. */
function faultsOf(happening: Happening, mail: SentMail, at: number): string[] {
  const { kind, recipientId, facts } = mail;
  const again = happening.mails.findIndex((one) => one.kind === kind && one.recipientId === recipientId) < at;
  const own = answersOfMail(happening, mail);
  const called = `${kind} to ${own.map((one) => nameIn(happening, one)).join(" and ")}`;
  const over = (id: number): boolean =>
    happening.before.lists.some((list) => list.id === id && list.cover_status === "cancelled");
  const wrongTimes = own.filter((one) => {
    const [booked, times] = [bookedStretch(one), namedTimes(mail, one)];
    return booked && (times?.from !== booked.from || times.to !== booked.to);
  });
  return [
    ...(again && kind !== "standby_offer" ? [`${called}: twice for one decision`] : []),
    ...(kind !== "expired" && facts.lists.some(({ startsAt }) => startsAt.getTime() <= happening.now)
      ? [`${called}: about a list that has begun`]
      : []),
    ...(facts.lists.some(({ id }) => over(id)) ? [`${called}: about a list that was cancelled before`] : []),
    ...wrongTimes.map((one) => `${nameIn(happening, one)}: a mail (${kind}) names other times than those booked`),
  ];
}

export class MailMemory {
  /** Answers whose doctors were told "filled" and have not said yes since. */
  readonly #filled = new Set<number>();
  readonly #moves = new MoveMemory();

  see(happening: Happening): string[] {
    for (const { answerId, what } of happening.said)
      if (what === "yes" || what === "kept") this.#filled.delete(answerId);
    return [
      ...bookingsTold(happening),
      ...changesTold(happening),
      ...offersTold(happening),
      ...expiriesTold(happening),
      ...this.#moves.see(happening),
      ...happening.mails.flatMap((mail, at) => [...faultsOf(happening, mail, at), ...waitingFaults(happening, mail)]),
      ...told(happening, "filled").flatMap((answer) => this.#filledFault(happening, answer)),
      ...told(happening, "ask_again")
        .filter(
          (one) => one.outcome !== "not_required" || !isUncovered(happening.after, listOfAnswer(happening.after, one)),
        )
        .map((one) => `${nameIn(happening, one)}: asked again without need`),
      ...askedOnLeave(happening),
    ];
  }

  #filledFault(happening: Happening, answer: AnswerState): string[] {
    const name = nameIn(happening, answer);
    const again = this.#filled.has(answer.id);
    this.#filled.add(answer.id);
    return [
      ...(again ? [`${name}: told "filled" again without another yes`] : []),
      ...(isBooked(answer) ? [`${name}: told "filled", and booked`] : []),
      ...(isUncovered(happening.after, listOfAnswer(happening.after, answer))
        ? [`${name}: told "filled" while somebody is missing`]
        : []),
    ];
  }
}
