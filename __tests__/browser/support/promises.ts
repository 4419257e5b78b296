/** Callouts, mailed links and a clock that is moved, for tests that follow one callout from its mails to its bookings. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Answer } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { type CalloutInput } from "../../../src/contract/shapes/calloutRequests.ts";
import { type DoctorDetail } from "../../../src/contract/shapes/doctor.ts";
import { doctorInput } from "./doctorInput.ts";
import { linkIn, mailWith } from "./mailbox.ts";
import { dayAhead, press } from "./practiceWork.ts";
import { SignedInApi } from "./signedInApi.ts";

type Place = { url: string; request: APIRequestContext };
type Named = { id: number; name: string };
type Answered<T> = { data: T };

export type Asked = {
  mode?: CalloutInput["mode"];
  /** Working days ahead of today, at least. */
  days: number;
  doctors: readonly string[];
  list?: Partial<ListInput>;
  /** One list a day from then on. */
  lists?: number;
  /** Asked later: doctors by family name, so many hours after the wave before, if fewer than so many have offered by then. */
  waves?: readonly { doctors: readonly string[]; hours: number; fewerThan?: number }[];
};

/** The office, as an administrator elsewhere uses it. */
export class Office {
  readonly #api: SignedInApi;
  private constructor(api: SignedInApi) {
    this.#api = api;
  }

  static async open({ url, request }: Place): Promise<Office> {
    return new Office(await SignedInApi.open(request, { url }, "colleague@example.test"));
  }

  async #named(path: string, name: string): Promise<Named & { display_name?: string }> {
    const { data } = await this.#api.call<Answered<(Named & { display_name?: string })[]>>("GET", path);
    const found = data.find((one) => (one.name ?? one.display_name ?? "").includes(name));
    if (!found) throw new Error(`The demo has no ${name}`);
    return found;
  }

  async #idsOf(names: readonly string[]): Promise<number[]> {
    const ids: number[] = [];
    for (const name of names) ids.push((await this.#named(`/doctors?q=${name}`, name)).id);
    return ids;
  }

  /** Lists at the Ferndale Clinic, 08:00 to 17:00, sent to these doctors by family name. */
  async send({ mode = "select", days, doctors, list = {}, lists = 1, waves = [] }: Asked): Promise<CalloutDetail> {
    const site = await this.#named("/sites", "Ferndale Clinic");
    const surgeon = await this.#named("/surgeons", "Mr J. Okandi");
    const ids = await this.#idsOf(doctors);
    const later: CalloutInput["waves"] = [];
    for (const { doctors: names, hours, fewerThan } of waves) {
      const whom = { doctor_ids: await this.#idsOf(names), group_ids: [] };
      later.push({ ...whom, after_hours: hours, at: null, fewer_than: fewerThan ?? null });
    }
    const callout: CalloutInput = {
      mode,
      urgency: "routine",
      lists: Array.from({ length: lists }, (_, at) => ({
        date: dayAhead(days + at),
        session: "all_day",
        start_time: "08:00",
        end_time: "17:00",
        site_id: site.id,
        surgeon_id: surgeon.id,
        theatre: "Theatre 1",
        role_needed: "anaesthetist",
        positions: 1,
        ...list,
      })),
      recipients: { doctor_ids: ids, group_ids: [], override_ids: ids },
      ...(later.length > 0 ? { waves: later } : {}),
    };
    const draft = await this.#api.call<Answered<CalloutDetail>>("POST", "/callouts", { callout });
    return (await this.#api.call<Answered<CalloutDetail>>("POST", `/callouts/${draft.data.id}/send`, {})).data;
  }

  async callout(id: number): Promise<CalloutDetail> {
    return (await this.#api.call<Answered<CalloutDetail>>("GET", `/callouts/${id}`)).data;
  }

  /** POSTs about the answer of a doctor to the callout's first list. */
  async decide(id: number, doctor: string, what: string, body: object = {}): Promise<void> {
    const { responses, lists } = await this.callout(id);
    const row = responses.find((one) => one.list_id === lists[0]?.id && one.doctor.name.includes(doctor));
    if (!row) throw new Error(`${doctor} was not asked`);
    await this.#api.call("POST", `/callouts/${id}/responses/${row.id}/${what}`, {
      lock_version: row.lock_version,
      ...body,
    });
  }

  /** What the doctor said by telephone, to every list. */
  async record(id: number, doctor: string, response: Answer): Promise<void> {
    for (const row of (await this.callout(id)).responses)
      if (row.doctor.name.includes(doctor))
        await this.#api.call("PUT", `/callouts/${id}/responses/${row.id}`, { response });
  }

  /** Where the doctor answers: path and query. */
  async linkOf(id: number, doctor: string): Promise<string> {
    const found = (await this.callout(id)).recipients.find((one) => one.doctor.name.includes(doctor));
    const { data } = await this.#api.call<Answered<{ url: string }>>(
      "GET",
      `/callouts/${id}/recipients/${found?.id ?? "none"}/link`,
    );
    const { pathname, search } = new URL(data.url);
    return pathname + search;
  }

  /** What the office mails and shows the doctor is said in it from now on. */
  async speakWith(doctor: string, locale: Language): Promise<void> {
    const { id } = await this.#named(`/doctors?q=${doctor}`, doctor);
    const { data } = await this.#api.call<Answered<DoctorDetail>>("GET", `/doctors/${id}`);
    await this.#api.call("PUT", `/doctors/${id}`, { doctor: { ...doctorInput(data), locale } });
  }

  async cancel(id: number): Promise<void> {
    const { lock_version } = await this.callout(id);
    await this.#api.call("POST", `/callouts/${id}/cancel`, { reason: "Surgeon on leave", lock_version });
  }

  /** Other facts of the callout's first list. */
  async changeList(id: number, changes: Partial<ListInput>): Promise<void> {
    const [list] = (await this.callout(id)).lists;
    if (!list) throw new Error("The callout has no list");
    const { date, session, start_time, end_time, theatre, role_needed, positions, case_mix } = list;
    const kept = { date, session, start_time, end_time, theatre, role_needed, positions, case_mix };
    const places = { site_id: list.site.id, surgeon_id: list.surgeon.id };
    await this.#api.call("PUT", `/callouts/${id}/lists/${list.id}`, {
      list: { ...kept, ...places, ...changes },
      lock_version: list.lock_version,
    });
  }
}

/** The doctor's own page, as the newest mail with these words leads to it. */
export const mailedPage = async (place: Place, ...words: string[]): Promise<string> =>
  `${place.url}${await linkIn(place, /http[^"]+\/respond\/[^"#]+/, ...words)}`;

/** The newest such mail as plain words. */
export async function mailText(place: Place, ...words: string[]): Promise<string> {
  const page = await (await place.request.get(`${place.url}${await mailWith(place, ...words)}`)).text();
  return /<h2>Text<\/h2><div class="paper"><pre>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? "";
}

/** How many mails the mailbox's first page has with these words in their line. */
export async function mailsWith({ url, request }: Place, ...words: string[]): Promise<number> {
  const list = await (await request.get(`${url}/dev/mailbox`)).text();
  return list.split("<li>").filter((one) => words.every((word) => one.includes(word))).length;
}

/** The server's clock goes forward, and what is due by then is done. */
export async function passTime({ url, request }: Place, minutes: number): Promise<void> {
  const answer = await request.post(`${url}/dev/clock`, { form: { minutes: String(minutes) } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Answers the one list that the page asks about; `part` in its wall times. */
export async function answerOne(
  page: Page,
  choice: string,
  { part, send = /^Send/ }: { part?: [from: string, to: string]; send?: string | RegExp } = {},
): Promise<void> {
  await page.getByRole("radio", { name: choice, exact: true }).check();
  if (part) {
    await page.getByText("Only part of it?").click();
    await page.getByLabel("From", { exact: true }).fill(part[0]);
    await page.getByLabel("Until", { exact: true }).fill(part[1]);
  }
  const taken = page.waitForResponse((answer) => answer.request().method() === "POST");
  await press(page, "button", send);
  await taken;
}
