/** How long the server takes to answer what the list screens ask, over the wire, in a session. */
import { type Api } from "./api.ts";
import { quantiles, type Times } from "./quantiles.ts";

/** The end of the reference of one callout of many, at every size and on every day: before it stands the year of its list. */
export const RARE_WORD = "-000042";

/** `{doctor}`: somebody who has been asked often. */
const QUESTIONS: Record<string, string> = {
  "callouts, all": "/callouts?tab=all",
  "callouts that need somebody": "/callouts?tab=needs_action",
  "callouts, over": "/callouts?tab=past",
  "callouts, over, page 40": "/callouts?tab=past&page=40",
  "callouts, by answer": "/callouts?tab=all&sort=-respond_by",
  "callouts of a role": "/callouts?tab=all&role=surgical_assistant",
  "callouts, a frequent word": "/callouts?tab=all&q=hospital",
  "callouts, a rare word": `/callouts?tab=all&q=${RARE_WORD}`,
  "callouts, a doctor's name": "/callouts?tab=all&q=pryor",
  "callouts, two letters": "/callouts?tab=all&q=zq",
  doctors: "/doctors",
  "doctors, page 60": "/doctors?page=60",
  "doctors, by last answer": "/doctors?sort=-last_response",
  "doctors, a name": "/doctors?q=pryor",
  "doctors who never answered": "/doctors?never_responded=true",
  "a doctor's callouts": "/doctors/{doctor}/callouts?page=1",
  "a doctor's mails": "/doctors/{doctor}/emails?page=1",
  notifications: "/notifications",
  "the log": "/audit_events",
};

export async function timeAnswers({ call }: Api, rounds: number): Promise<Record<string, Times>> {
  const { body } = await call<{ data: { id: number }[] }>("GET", "/doctors?sort=-last_response");
  const doctor = String(body.data[0]?.id);
  const times: Record<string, Times> = {};
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const path = question.replace("{doctor}", doctor);
    const took: number[] = [];
    // The first is not counted: the engine plans and reads its files.
    for (let round = -1; round < rounds; round++) {
      const start = performance.now();
      const { status } = await call("GET", path);
      if (status !== 200) throw new Error(`GET ${path} was answered with ${status}.`);
      if (round >= 0) took.push(performance.now() - start);
    }
    times[name] = quantiles(took);
  }
  return times;
}
