/** Those who work while the server dies: each drafts a callout, sends it and records the doctor's answer, over and over. */
import { DAY_MS } from "../../src/contract/durations.ts";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { type CalloutRequest } from "../../src/contract/shapes/calloutRequests.ts";
import { type Doctor } from "../../src/contract/shapes/doctor.ts";
import { type Api } from "./api.ts";

/** A change that the server has acknowledged. */
export type Acknowledged = { title: string; calloutId: number; step: "drafted" | "sent" | "answered" };
/** What the titles of these callouts begin with. */
export const MARK = "Crash ";

/** Days from now on which nobody of the demo is booked yet. */
const FIRST_DAY = 40;

/** Whose yes books: of another, the answer is kept and the office decides. */
const mayWorkAt = ({ sites }: Doctor, siteId: number): boolean =>
  sites.length === 0 || sites.some(({ id, credentialed_until }) => id === siteId && credentialed_until === null);

export type Askable = { siteId: number; doctors: number[] };
/** A site of the demo, and the anaesthetists whom a callout for it reaches. */
export async function whoMayBeAsked(api: Api): Promise<Askable> {
  const sites = await api.call<{ data: { id: number }[] }>("GET", "/sites");
  const siteId = sites.body.data[0]?.id ?? 0;
  const { body } = await api.call<{ data: Doctor[] }>("GET", "/doctors?status=active");
  const asked = body.data.filter(
    (doctor) => doctor.role === "anaesthetist" && doctor.email_state === "ok" && mayWorkAt(doctor, siteId),
  );
  return { siteId, doctors: asked.map(({ id }) => id) };
}

export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  going = true;
  readonly #api: Api;
  readonly #siteId: number;
  readonly #doctors: number[];
  #begun = 0;

  private constructor(api: Api, siteId: number, doctors: number[]) {
    this.#api = api;
    this.#siteId = siteId;
    this.#doctors = doctors;
  }

  static async of(api: Api): Promise<Writers> {
    const { siteId, doctors } = await whoMayBeAsked(api);
    return new Writers(api, siteId, doctors);
  }

  /** Until `going` is false and what was begun is acknowledged. */
  async run(writers: number): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.#work()));
  }

  async #work(): Promise<void> {
    try {
      while (this.going) await this.#writeOne(this.#begun++);
    } finally {
      this.going = false;
    }
  }

  async #writeOne(n: number): Promise<void> {
    const title = `${MARK}${String(n).padStart(6, "0")}`;
    const made = await this.#change("POST", "/callouts", `${title} draft`, this.#aCallout(n, title));
    this.acknowledged.push({ title, calloutId: made.id, step: "drafted" });
    const sent = await this.#change("POST", `/callouts/${made.id}/send`, `${title} send`);
    this.acknowledged.push({ title, calloutId: made.id, step: "sent" });
    const path = `/callouts/${made.id}/responses/${sent.responses[0]?.id}`;
    await this.#change("PUT", path, `${title} answer`, { response: "available" });
    this.acknowledged.push({ title, calloutId: made.id, step: "answered" });
  }

  /** Asked again under the same key until there is an answer. */
  async #change(method: string, path: string, key: string, body?: object): Promise<CalloutDetail> {
    const answer = await this.#api.call<{ data: CalloutDetail }>(method, path, body, key);
    if (answer.status > 201) throw new Error(`${method} ${path} was answered with ${JSON.stringify(answer)}.`);
    return answer.body.data;
  }

  /** First come, first served: one answer books, closes and mails in the same transaction. No doctor is asked twice a day. */
  #aCallout(n: number, title: string): CalloutRequest {
    const day = FIRST_DAY + Math.floor(n / this.#doctors.length);
    const date = new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10);
    const doctor = this.#doctors[n % this.#doctors.length] ?? 0;
    const when = { date, session: "am", start_time: "08:00", end_time: "12:00" } as const;
    const list = { ...when, site_id: this.#siteId, role_needed: "anaesthetist", positions: 1 } as const;
    const recipients = { doctor_ids: [doctor], group_ids: [], override_ids: [doctor] };
    return { callout: { title, mode: "first_come", urgency: "routine", lists: [list], recipients } };
  }
}
