/** Answers recorded at a steady rate, and how soon after its request every open app hears of each. */
import { setTimeout as pause } from "node:timers/promises";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { type Api } from "./api.ts";
import { type CableClients } from "./cableClients.ts";
import { quantiles } from "./quantiles.ts";
import { aCallout, sendOne } from "./sendCallouts.ts";

/** Milliseconds that an answer has to reach everybody. */
const TIMEOUT_MS = 10_000;

type Asked = { path: string; calloutId: number; answers: number };

/** Doctors wait for one another only where one of them answers twice at once. */
async function ask(api: Api, n: number): Promise<Asked> {
  const calloutId = await sendOne(api, await aCallout(api, n));
  const { body } = await api.call<{ data: CalloutDetail }>("GET", `/callouts/${calloutId}`);
  return { path: `/callouts/${calloutId}/responses/${body.data.responses[0]?.id}`, calloutId, answers: 0 };
}

/** `rate`: a second, and as many callouts, so that each is answered once a second: which answer it was is told by its callout. */
export async function answersUnderLoad(
  apps: CableClients,
  api: Api,
  { rate, seconds, clients }: { rate: number; seconds: number; clients: number },
) {
  const asked: Asked[] = [];
  while (asked.length < rate) asked.push(await ask(api, asked.length));
  const took: number[] = [];
  /** By callout: the answer that not everybody has heard of yet. */
  const under = new Map<number, { began: number; left: number }>();
  apps.hear = ({ notification_type, callout_id }) => {
    const id = Number(callout_id);
    const answer = under.get(id);
    if (notification_type !== "new_availability" || !answer) return;
    took.push(performance.now() - answer.began);
    answer.left -= 1;
    if (answer.left === 0) under.delete(id);
  };
  const answerOne = async (one: Asked): Promise<void> => {
    one.answers += 1;
    under.set(one.calloutId, { began: performance.now(), left: clients });
    // Another answer than before, or it would be no news.
    const response = one.answers % 2 === 0 ? "if_needed" : "available";
    const { status } = await api.call("PUT", one.path, { response });
    if (status !== 200) throw new Error(`PUT ${one.path} was answered with ${status}.`);
    for (const until = Date.now() + TIMEOUT_MS; under.has(one.calloutId) && Date.now() < until; ) await pause(2);
  };
  const began = performance.now();
  const inTurn = new Map<number, Promise<void>>();
  for (let n = 0; n < rate * seconds; n += 1) {
    const one = asked[n % rate];
    if (!one) continue;
    await pause(Math.max(0, began + (n * 1000) / rate - performance.now()));
    // A callout's next answer waits until everybody has heard of this one: where the server is behind, so is the rate.
    await inTurn.get(one.calloutId);
    inTurn.set(one.calloutId, answerOne(one));
  }
  await Promise.all(inTurn.values());
  const reached = Math.round((rate * seconds * 10_000) / (performance.now() - began)) / 10;
  const expected = rate * seconds * clients;
  return { rate: reached, undelivered: expected - took.length, ...quantiles(took) };
}
