/** A doctor who was entered twice, and lists with standbys: what either entry was promised, the one who stays keeps. */
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { brokenRules } from "../../support/model/bookingRules.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 4 });
const [FROM, INTO, BOOKED, NEXT] = [0, 1, 2, 3] as const;

const version = async (n: number): Promise<number> =>
  (await it.call("GET", `/doctors/${it.doctor(n).id}`)).body.data.lock_version;

/** The mails that follow. */
async function merged(): Promise<string[]> {
  await it.sent();
  const body = {
    into_id: it.doctor(INTO).id,
    lock_version: await version(FROM),
    into_lock_version: await version(INTO),
  };
  expect((await it.call("POST", `/doctors/${it.doctor(FROM).id}/merge`, body)).status).toBe(200);
  // Each entry had a mail of its own.
  expect(await brokenRules(it.db(), it.ports().clock.now())).toEqual(["asked twice"]);
  return it.sent();
}

/** One after another, a minute apart. */
async function each(...deeds: (() => Promise<unknown>)[]): Promise<void> {
  for (const deed of deeds) {
    it.ports().clock.advance(MINUTE_MS);
    await deed();
  }
}
const says =
  (n: number, response: "available" | "unavailable" = "available") =>
  () =>
    it.answer(n, response);
const wishes = (n: number) => async () => expect(await it.wish(n)).toBe(1);
const loses = says(BOOKED, "unavailable");

async function filled(): Promise<void> {
  await it.begin();
  await it.answers(BOOKED);
  await it.made("confirm", BOOKED);
}
const asking = async () => {
  const [chain] = (await it.read()).chains;
  return chain && { state: chain.state, asked: chain.offer && it.nOf(chain.offer.doctor.id) };
};

test("a wish to stand by outlives the merge, though the other entry answered later", async () => {
  await filled();
  await each(says(FROM), wishes(FROM), says(INTO));
  expect(await merged()).toEqual([]);
  expect(await it.row(INTO)).toMatchObject({ outcome: "not_required", standby_wanted_at: expect.any(String) });
  await loses();
  expect(await it.sent()).toEqual([`released ${BOOKED}`, `standby_offer ${INTO}`]);
  expect(await it.takeOver(INTO, true)).toBe("booked");
});

test("a wish after the other entry's no is the last word", async () => {
  await filled();
  await each(says(FROM), says(INTO, "unavailable"), wishes(FROM));
  await merged();
  expect(await it.row(INTO)).toMatchObject({ response: "available", standby_wanted_at: expect.any(String) });
});

test("a no after the wish ends it", async () => {
  await filled();
  await each(says(FROM), wishes(FROM), says(INTO, "unavailable"));
  await merged();
  expect(await it.row(INTO)).toMatchObject({ response: "unavailable", standby_wanted_at: null });
});

test("what the office decided about either entry since answers the wish", async () => {
  await filled();
  await each(
    says(FROM),
    wishes(FROM),
    says(INTO),
    async () => it.made("standby", INTO),
    async () => it.made("not_required", INTO),
  );
  await merged();
  expect(await it.row(INTO)).toMatchObject({ outcome: "not_required", standby_wanted_at: null });
});

test("who is asked alone as one entry goes on being asked as the other, and a yes books", async () => {
  await filled();
  await each(says(FROM), wishes(FROM), loses, says(INTO));
  expect(await asking()).toEqual({ state: "asking", asked: FROM });
  expect(await merged()).toEqual([]);
  expect(await asking()).toEqual({ state: "asking", asked: INTO });
  expect(await it.takeOver(INTO, true)).toBe("booked");
  expect((await it.read()).status).toBe("confirmed");
});

test("who said no as the other entry is not asked any more: the next one is", async () => {
  await filled();
  await each(
    says(FROM),
    says(NEXT),
    async () => it.made("standby", FROM),
    async () => it.made("standby", NEXT),
  );
  await each(loses, says(INTO, "unavailable"));
  expect(await asking()).toEqual({ state: "asking", asked: FROM });
  expect(await merged()).toEqual([`standby_offer ${NEXT}`]);
  expect(await asking()).toEqual({ state: "asking", asked: NEXT });
  expect(await it.row(NEXT)).toMatchObject({ standby_rank: 1 });
});
