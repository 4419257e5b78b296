/** A callout as its doctors see it, each on their own page, while the office decides through the API. */
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aCallout, type aCalloutInput, anAnswer } from "../aCallout.ts";
import { doctorsPage, linkPath } from "../doctorsPage.ts";
import { practiceAtWork } from "../practiceAtWork.ts";

type Person = { id: number };
type Values = Parameters<typeof aCalloutInput>[1];

export function askedDoctors(doctors = 3) {
  const work = practiceAtWork({ doctors }, { rateLimitFactor: 1000 });
  const { ports, app, practice, call } = work;
  const rowOf = (callout: CalloutDetail, doctor: Person, nth = 0) =>
    ports()
      .database.db.selectFrom("responses")
      .selectAll()
      .where("doctor_id", "=", doctor.id)
      .where("list_id", "=", callout.lists[nth]?.id ?? 0)
      .executeTakeFirstOrThrow();

  /** Sent; with a page for each doctor. */
  async function sent(values: Values = {}) {
    const callout = await aCallout(ports(), practice, values);
    const pageOf = async (doctor: Person | undefined) => {
      if (!doctor) throw new Error("No such doctor was asked");
      return { ...doctorsPage(ports(), app, await linkPath(ports(), callout, doctor)), doctor };
    };
    const [list] = callout.lists;
    if (!list) throw new Error("A callout has a list");
    const [one, two] = [await pageOf(practice.doctors[0]), await pageOf(practice.doctors[1])];
    return { callout, list, one, two, field: `answer-${list.id}`, pageOf };
  }

  const says = (callout: CalloutDetail, { doctor }: { doctor: Person }, ...more: AnswerArguments) =>
    anAnswer(ports(), practice, callout, doctor, ...more);

  /** What the office decides about this doctor's answer to the nth list. */
  async function decide(
    callout: CalloutDetail,
    { doctor }: { doctor: Person },
    decision: "confirm" | "standby" | "not_required" | "release",
    { nth = 0, ...more }: { nth?: number; [field: string]: unknown } = {},
  ): Promise<void> {
    const { id, lock_version } = await rowOf(callout, doctor, nth);
    const body = { lock_version, ...(decision === "standby" ? { rank: 1 } : {}), ...more };
    const answer = await call("POST", `/callouts/${callout.id}/responses/${id}/${decision}`, body);
    if (answer.status !== 200) throw new Error(`${decision}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** The office changes the nth list. */
  async function change(callout: CalloutDetail, values: object, nth = 0): Promise<void> {
    const shown = (await call("GET", `/callouts/${callout.id}`)).body.data as CalloutDetail;
    const list = shown.lists.find(({ id }) => id === callout.lists[nth]?.id);
    if (!list) throw new Error("No such list");
    const { date, session, start_time, end_time, role_needed, positions, lock_version } = list;
    const now = { date, session, start_time, end_time, role_needed, positions };
    const input = { ...now, site_id: list.site.id, surgeon_id: list.surgeon.id, ...values };
    const answer = await call("PUT", `/callouts/${callout.id}/lists/${list.id}`, { list: input, lock_version });
    if (answer.status !== 200) throw new Error(`change: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return { ...work, sent, says, decide, change, rowOf };
}
type AnswerArguments =
  Parameters<typeof anAnswer> extends [unknown, unknown, unknown, unknown, ...infer Rest] ? Rest : never;

/** The words of the chips, in their order. */
export const chipsOn = (body: string): (string | undefined)[] =>
  [...body.matchAll(/<span class="chip \w+">(?:<svg.*?<\/svg>)?([^<]+)</g)].map(([, word]) => word);

export const titleOf = (body: string): string | undefined => /<h1>([^<]+)</.exec(body)?.[1];

/** The page without what keeps times in one piece. */
export const inOnePiece = (body: string): string => body.replace(/<span class="nowrap">([^<]*)<\/span>/g, "$1");
