/**
 * One callout as the office and its doctors live with it: doctors and lists by their number, everything through the API or
 * the doctors' own ways. Whatever the office does is previewed first, and the preview is held against what is then sent.
 */
import { sql } from "kysely";
import { answerChange } from "../../../server/features/callouts/answers/answerChange.ts";
import { askStandby } from "../../../server/features/callouts/answers/askStandby.ts";
import { answerStandbyOffer } from "../../../server/features/callouts/answers/standbyOffers.ts";
import { runClockJob } from "../../../server/features/callouts/jobs/runClockJob.ts";
import { maskLinks } from "../../../server/mail/transport/maskLinks.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type ClockJob } from "../../../server/platform/queues.ts";
import { type AuditAction } from "../../../src/contract/audit.ts";
import { type Answer } from "../../../src/contract/callout.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { type CalloutList, type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { type DecisionPreview } from "../../../src/contract/shapes/callouts/decisions.ts";
import { aCallout, aListInput, anAnswer } from "../aCallout.ts";
import { practiceAtWork } from "../practiceAtWork.ts";

type Method = "POST" | "PUT";
type Mail = { kind: string; n: number; subject: string; text: string; html: string; ics: string | null };
type Changing = { at?: number; lock_version?: number; despite_credential?: boolean };
type Saying = { at?: number; from?: string | null; to?: string | null; note?: string };

export function calloutScene(...setting: Parameters<typeof practiceAtWork>) {
  const work = practiceAtWork(...setting);
  const { ports, practice, call } = work;
  let callout: CalloutDetail;
  let heard = 0;
  beforeEach(() => {
    heard = 0;
  });

  const doctor = (n: number) => practice.doctors[n] ?? { id: 0, last_name: "" };
  const nOf = (id: number | null): number => practice.doctors.findIndex((one) => one.id === id);
  const listId = (at = 0): number => callout.lists[at]?.id ?? 0;
  const recipientId = (n: number): number => callout.recipients.find((one) => one.doctor.id === doctor(n).id)?.id ?? 0;
  const unit = <Result>(act: Parameters<typeof inCompany<Result>>[2]) => inCompany(ports(), practice.companyId, act);

  /** The mails to doctors since this was last asked. */
  async function letters(): Promise<Mail[]> {
    const rows = await ports()
      .database.db.selectFrom("outbox_emails")
      .selectAll()
      .where("id", ">", heard)
      .where("doctor_id", "is not", null)
      .orderBy("id")
      .execute();
    heard = rows.at(-1)?.id ?? heard;
    return rows.map(({ kind, doctor_id, subject, text, html, ics }) => ({
      kind,
      n: nOf(doctor_id),
      subject,
      text: text ?? "",
      html: html ?? "",
      ics,
    }));
  }
  const briefly = (mails: readonly Mail[]): string[] => mails.map(({ kind, n }) => `${kind} ${n}`);

  async function begin(values: Parameters<typeof aCallout>[2] = {}): Promise<CalloutDetail> {
    callout = await aCallout(ports(), practice, values);
    await letters();
    await ports().database.db.deleteFrom("notifications").execute();
    return callout;
  }
  const read = async (): Promise<CalloutDetail> => (await call("GET", `/callouts/${callout.id}`)).body.data;
  async function list(at = 0): Promise<CalloutList> {
    const found = (await read()).lists.find(({ id }) => id === listId(at));
    if (!found) throw new Error(`No list ${at}`);
    return found;
  }
  async function row(n: number, at = 0): Promise<CalloutResponse> {
    const { responses } = await read();
    const found = responses.find((one) => one.list_id === listId(at) && one.doctor.id === doctor(n).id);
    if (!found) throw new Error(`No answer of doctor ${n}`);
    return found;
  }

  /** By the mailed link. What became of it. */
  async function answer(n: number, response: Answer = "available", { at = 0, from, to, note }: Saying = {}) {
    const part = { from: from ?? null, to: to ?? null };
    const said = { listId: listId(at), part, ...(note ? { note } : {}) };
    const [only] = await anAnswer(ports(), practice, callout, doctor(n), response, said);
    return only?.result;
  }
  async function answers(...numbers: number[]): Promise<void> {
    for (const n of numbers) await answer(n);
  }

  /** `sent` with their words; of each kind the preview shows the first. */
  function expectPromised(preview: DecisionPreview, sent: readonly Mail[]): void {
    const promised = preview.mails.flatMap(({ kind, doctors }) => doctors.map(({ id }) => `${kind} ${nOf(id)}`));
    expect(promised).toEqual(briefly(sent));
    for (const { kind, email } of preview.mails) {
      const first = sent.find((one) => one.kind === kind);
      expect(email).toEqual(first && { subject: first.subject, text: maskLinks(first.text) });
    }
  }

  /** Of the callout, or below it: preview and deed, which are refused alike or send alike. */
  async function act(path: string, body: object, { method = "POST" as Method, preview = `${path}_preview` } = {}) {
    await letters();
    const before = await call("POST", `/callouts/${callout.id}/${preview}`, body);
    expect(await letters()).toEqual([]);
    const { status, body: answered } = await call(method, `/callouts/${callout.id}${path && `/${path}`}`, body);
    const mails = await letters();
    if (status !== 200) expect([before.status, before.body.code]).toEqual([status, answered.code]);
    else expectPromised(before.body.data, mails);
    const data: CalloutDetail = answered.data;
    return {
      status,
      code: answered.code,
      errors: answered.errors,
      data,
      mails,
      sent: briefly(mails),
      preview: before.body.data,
    };
  }
  async function decide(n: number, decision: string, body: object = {}, at = 0) {
    const { id, lock_version } = await row(n, at);
    return act(`responses/${id}/${decision}`, { lock_version, ...body });
  }
  const confirm = (n: number, body: object = {}, at = 0) => decide(n, "confirm", body, at);
  /** Where it is not the point: no preview, it has to succeed, and its mails are not told of. */
  async function made(decision: string, n: number, body: object = {}, at = 0): Promise<void> {
    const { id, lock_version } = await row(n, at);
    const path = `/callouts/${callout.id}/responses/${id}/${decision}`;
    expect((await call("POST", path, { lock_version, ...body })).status).toBe(200);
    await letters();
  }

  /** The list as the form would send it, with what is to be different. */
  async function changeList(values: Partial<ListInput>, { at = 0, ...body }: Changing = {}) {
    const { site, surgeon, lock_version, ...now } = await list(at);
    const kept = aListInput(practice, {
      ...Object.fromEntries(FORM.map((field) => [field, now[field]])),
      site_id: site.id,
      surgeon_id: surgeon.id,
      surgeon_name: surgeon.id ? null : surgeon.name,
    });
    const path = `lists/${listId(at)}`;
    const asked = { list: { ...kept, ...values }, lock_version, ...body };
    return act(path, asked, { method: "PUT", preview: `${path}/change_preview` });
  }

  const toAnswer = (n: number, at: number, accept: boolean) => ({
    recipientId: recipientId(n),
    listId: listId(at),
    accept,
  });
  /** The page's buttons of whoever is asked first, and of a booked doctor whose list changed. */
  const takeOver = (n: number, accept: boolean, at = 0) =>
    unit((company) => answerStandbyOffer(company, toAnswer(n, at, accept)));
  const agree = (n: number, accept: boolean, at = 0) =>
    unit((company) => answerChange(company, toAnswer(n, at, accept)));
  /** "Put me on standby", of a list that others fill. */
  const wish = (n: number, at = 0) =>
    unit((company) =>
      askStandby(company, {
        calloutId: callout.id,
        recipientId: recipientId(n),
        doctorId: doctor(n).id,
        listIds: [listId(at)],
      }),
    );

  async function jobs(): Promise<ClockJob[]> {
    const { rows } = await sql<{ data: ClockJob }>`
      select data from pgboss.job where name = 'callout-clock' order by data->>'at'`.execute(ports().database.db);
    return rows.map(({ data }) => data);
  }
  const run = (job: ClockJob): Promise<string> => runClockJob(ports(), job);

  /** Time passes, and every planned step is taken when it is due; each again and again, as queues may do. */
  async function later(milliseconds: number): Promise<void> {
    const { clock } = ports();
    const end = clock.now().getTime() + milliseconds;
    const runDue = async (): Promise<void> => {
      for (const job of (await jobs()).filter(({ at }) => Date.parse(at) <= clock.now().getTime())) await run(job);
    };
    await runDue();
    for (;;) {
      const times = (await jobs()).map(({ at }) => Date.parse(at));
      const next = times.filter((time) => time > clock.now().getTime() && time <= end).sort()[0];
      if (next === undefined) break;
      clock.advance(next - clock.now().getTime());
      await runDue();
    }
    clock.advance(end - clock.now().getTime());
    await work.signInAgain();
  }

  async function news() {
    const rows = await ports().database.db.selectFrom("notifications").selectAll().orderBy("seq").execute();
    return rows.map(({ notification_type: type, title, action_by_id, params }) => ({
      type,
      title,
      action_by_id,
      params,
    }));
  }
  async function audits(action: AuditAction) {
    const rows = await ports()
      .database.db.selectFrom("audit_events")
      .selectAll()
      .where("action", "=", action)
      .orderBy("id")
      .execute();
    return rows.map(({ actor_type, actor_id, params, diff }) => ({ actor_type, actor_id, params, diff }));
  }

  return {
    ...work,
    ...{
      begin,
      read,
      list,
      row,
      answer,
      answers,
      letters,
      act,
      decide,
      confirm,
      made,
      changeList,
      takeOver,
      agree,
      wish,
    },
    ...{ jobs, run, later, news, audits, unit, doctor, nOf, listId, recipientId },
    sent: async (): Promise<string[]> => briefly(await letters()),
    callout: () => callout,
    db: () => ports().database.db,
  };
}

const FORM = [
  ...(["date", "session", "start_time", "end_time", "theatre", "specialty", "role_needed", "positions"] as const),
  ...(["case_mix", "requirements", "notes_public", "notes_internal"] as const),
];
