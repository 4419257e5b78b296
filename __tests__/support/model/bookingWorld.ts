/** A practice with callouts under way, in which every change is held against what the test itself remembers. */
import { Problem } from "../../../server/http/problem.ts";
import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type DecisionPreview } from "../../../src/contract/shapes/callouts/decisions.ts";
import { type Practice } from "../aCallout.ts";
import { type Caller } from "../asUser.ts";
import { type testPorts } from "../database/testPorts.ts";
import { BookingMemory } from "./bookingMemory.ts";
import { type BookingState, bookingState } from "./bookingState.ts";
import { CalendarMemory } from "./calendarMemory.ts";
import { shownFaults } from "./calloutShown.ts";
import { chainFaults } from "./chainFaults.ts";
import { type Happening, type MailFacts, type Said, type SentMail } from "./happening.ts";
import { homeFaults } from "./homeShown.ts";
import { MailMemory } from "./mailMemory.ts";
import { WaveMemory } from "./waveMemory.ts";

type Ports = ReturnType<ReturnType<typeof testPorts>>;
type Rendered = { kind: MailKind; facts: MailFacts; text: string };

const rendered: Rendered[] = [];

/** The outbox does not say which lists a mail is about; whoever writes it knows. */
export function watchMails(): void {
  const kinds = Object.keys(RENDER_MAIL) as MailKind[];
  const renders = { ...RENDER_MAIL };
  beforeAll(() => {
    for (const kind of kinds)
      RENDER_MAIL[kind] = (facts) => {
        const mail = renders[kind](facts);
        rendered.push({ kind, facts, text: mail.text });
        return mail;
      };
  });
  afterAll(() => {
    Object.assign(RENDER_MAIL, renders);
  });
}

/** What came of a deed: in words, and what was said by it if the product took it. */
export type Outcome = {
  came: string;
  said?: readonly Said[];
  /** Refused, or done before: nothing may change. */
  idle?: boolean;
};
/** All but leave, which by itself changes nothing of what is asked, answered or booked. */
const withoutLeave = ({ away: _, ...state }: BookingState): string => JSON.stringify(state);

type Work = () => Promise<Outcome>;

type Setting = { ports: Ports; practice: Practice; sites: readonly number[]; signIn: () => Promise<Caller> };

const REFUSALS = [409, 422, 429];

export class World {
  readonly ports: Ports;
  readonly practice: Practice;
  readonly sites: readonly number[];
  call: Caller;
  /** Where the time a session lives has passed. */
  readonly signIn: () => Promise<void>;
  state: BookingState = { callouts: [], lists: [], answers: [], offers: [], waves: [], away: [] };
  /** Standbys are asked without the office's doing. */
  asksByItself = true;
  /** What went wrong, in words. */
  readonly faults: string[] = [];
  readonly bookings = new BookingMemory();
  readonly #mails = new MailMemory();
  readonly #calendars = new CalendarMemory();
  readonly #waves = new WaveMemory();
  #heard = 0;

  constructor({ ports, practice, sites, signIn }: Setting, call: Caller) {
    this.ports = ports;
    this.practice = practice;
    this.sites = sites;
    this.call = call;
    this.signIn = async () => {
      this.call = await signIn();
    };
  }

  get now(): number {
    return this.ports.clock.now().getTime();
  }

  /** One transaction of the product. Returns what came of it. */
  async happens(by: Happening["by"], work: Work): Promise<string> {
    rendered.length = 0;
    const before = this.state;
    const { came, said = [], idle = false } = await this.#refusals(work);
    const after = await bookingState(this.ports.database.db);
    const mails = await this.#sentMails(idle);
    const happening: Happening = { by, now: this.now, before, after, said, mails };
    this.state = after;
    this.faults.push(...this.bookings.see(happening), ...chainFaults(happening, this.asksByItself));
    this.faults.push(...this.#mails.see(happening), ...this.#calendars.see(happening));
    this.faults.push(...this.#waves.see(happening));
    if (idle && (mails.length > 0 || withoutLeave(before) !== withoutLeave(after)))
      this.faults.push("nothing was to happen, and something changed");
    return came;
  }

  async #refusals(work: Work): Promise<Outcome> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem && REFUSALS.includes(error.status))
        return { came: `${error.status} ${error.code}`, idle: true };
      throw error;
    }
  }

  async #sentMails(idle: boolean): Promise<SentMail[]> {
    const rows = await this.ports.database.db
      .selectFrom("outbox_emails")
      .select(["id", "kind", "recipient_id", "text", "ics"])
      .where("id", ">", this.#heard)
      .orderBy("id")
      .execute();
    this.#heard = rows.at(-1)?.id ?? this.#heard;
    const sent = rows.flatMap(({ kind, recipient_id, text, ics }): SentMail[] => {
      if (recipient_id === null) return [];
      const place = rendered.findIndex((one) => one.kind === kind && one.text === text);
      const [written] = place < 0 ? [] : rendered.splice(place, 1);
      if (!written) throw new Error(`Nobody wrote this mail: ${kind}`);
      return [{ kind: written.kind, recipientId: recipient_id, ics, facts: written.facts }];
    });
    // The reminder that goes out by itself goes once, however often its time comes.
    const lost = idle ? [] : rendered.filter(({ kind }) => kind !== "reminder");
    this.faults.push(...lost.map(({ kind, facts }) => `${kind} to ${facts.doctor.name}: written and not sent`));
    return sent;
  }

  /** The callout as the office looks at it; what it shows must be so. */
  async look(calloutId: number): Promise<CalloutDetail> {
    const { status, body } = await this.call("GET", `/callouts/${calloutId}`);
    if (status !== 200) throw new Error(`GET /callouts/${calloutId}: ${status}`);
    const callout = body.data as CalloutDetail;
    this.faults.push(...shownFaults({ state: this.state, memory: this.bookings, now: this.now }, callout));
    return callout;
  }

  /** The doctor looks at the own page of all lists; what it shows must be so. */
  async lookHome(doctorId: number): Promise<void> {
    const who = { companyId: this.practice.companyId, doctorId };
    this.faults.push(...(await homeFaults(this.ports, who, { state: this.state, now: this.now })));
  }

  /** The office calls the API; `preview`: it looks first at what would be sent, which must be what is sent. */
  async decides(
    { method = "POST", path, preview }: { method?: "POST" | "PUT"; path: string; preview?: string },
    body: object,
    said: readonly Said[] = [],
    by: Happening["by"] = "office",
  ): Promise<string> {
    const dialog = preview === undefined ? undefined : await this.call("POST", preview, body);
    const sentBefore = this.#heard;
    let answered = 0;
    const came = await this.happens(by, async () => {
      const { status, body: answer } = await this.call(method, path, body);
      answered = status;
      if (status === 200) return { came: "done", said };
      if (!REFUSALS.includes(status)) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
      return { came: `${status} ${answer.code}`, idle: true };
    });
    if (dialog) this.faults.push(...(await this.#differences(dialog, answered, sentBefore)));
    return came;
  }

  async #differences(dialog: Awaited<ReturnType<Caller>>, status: number, sentBefore: number): Promise<string[]> {
    if (dialog.status !== status) return [`the preview answered ${dialog.status}, the decision ${status}`];
    if (status !== 200) return [];
    const rows = await this.ports.database.db
      .selectFrom("outbox_emails")
      .select(["kind", "doctor_id"])
      .where("id", ">", sentBefore)
      .where("recipient_id", "is not", null)
      .execute();
    const sent = rows.map(({ kind, doctor_id }) => `${kind} to ${doctor_id}`).sort();
    const { mails } = dialog.body.data as DecisionPreview;
    const shown = mails.flatMap(({ kind, doctors }) => doctors.map(({ id }) => `${kind} to ${id}`)).sort();
    return sent.join() === shown.join() ? [] : [`the preview showed ${shown.join()}, and it was ${sent.join()}`];
  }
}
