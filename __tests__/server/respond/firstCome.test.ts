/** First to say yes: the page says before the answer what a yes does, and afterwards what it did. */
import { respondTexts } from "../../../server/features/respond/respondTexts.ts";
import { calloutTexts } from "../../../server/mail/callout/calloutTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { askedDoctors, chipsOn, inOnePiece, titleOf } from "../../support/model/askedDoctors.ts";

const { ports, sent, says, decide, rowOf } = askedDoctors();
const FIRST = { mode: "first_come" } as const;
const RULE = "The first doctor who can do the whole list is booked at once.";
const NEVER = /“If needed” and part of a list never book/;

const radios = (body: string) =>
  [...body.matchAll(/<input type="radio"[^>]*value="(\w+)"[^>]*>.*?<\/svg><span>([^<]+)</g)].map(([, value, words]) => [
    value,
    words,
  ]);

test("the page says that the first yes books, on the choice, on the button and of what does not book", async () => {
  const { one } = await sent(FIRST);
  const body = inOnePiece((await one.open()).body);
  expect(body).toContain(RULE);
  expect(radios(body)).toEqual([
    ["available", "Yes, book me"],
    ["if_needed", "If needed"],
    ["unavailable", "Not available"],
  ]);
  expect(body).toContain("Send: a yes books me at once</button>");
  expect(body).toMatch(NEVER);
  expect(body).toContain("Part of a list is not booked until confirmed.");
  expect(body).not.toContain("You are not booked until confirmed.");
});

test("in every language it says so, and where the practice chooses it says in none that a yes books", async () => {
  const pages = [(await sent(FIRST)).one, (await sent()).one];
  for (const locale of LANGUAGES) {
    await ports().database.db.updateTable("doctors").set({ locale }).execute();
    const [first = "", chosen = ""] = await Promise.all(pages.map(async (page) => (await page.open()).body));
    const { answer } = calloutTexts(locale);
    const { first: words, notBooked } = respondTexts(locale);
    for (const promise of [answer.instant.title, answer.instant.text, words.yes, words.send, words.part]) {
      expect(first).toContain(promise);
      expect(chosen).not.toContain(promise);
    }
    expect(chosen).toContain(notBooked);
    const rest = [answer.instant.text, words.part].reduce((body, said) => body.replaceAll(said, ""), first);
    expect(rest).not.toContain(notBooked);
  }
});

test("where the practice chooses, nothing is said of booking at once", async () => {
  const { one } = await sent();
  const body = inOnePiece((await one.open()).body);
  expect(body).not.toContain(RULE);
  expect(radios(body)[0]).toEqual(["available", "Available"]);
  expect(body).toContain("You are not booked until confirmed.");
  expect(body).toContain("Send my answer</button>");
  expect(body).not.toContain("books-");
});

test("the first yes is booked; the second hears that somebody was faster, and may stand by", async () => {
  const { callout, list, one, two, field } = await sent(FIRST);
  const late = { stamp: await two.stamp(), [field]: "available", [`books-${list.id}`]: "1" };
  expect((await one.press("", { [field]: "available" })).statusCode).toBe(303);
  expect(titleOf((await one.open()).body)).toBe("You’re booked");
  ports().clock.advance(1000);
  expect((await two.post("", late)).statusCode).toBe(303);
  const body = inOnePiece((await two.open()).body);
  expect(titleOf(body)).toBe("Another doctor was a moment faster");
  expect(body).toContain("you are <b>not</b> booked");
  expect(body).toContain("Put me on standby");
  expect(body).not.toContain("Filled, thank you");
  expect(await rowOf(callout, two.doctor)).toMatchObject({ response: "available", outcome: "not_required" });
  expect((await two.press("/standby", { list: String(list.id) })).statusCode).toBe(303);
  expect((await two.open()).body).toContain("You have offered to step in");
});

test("“If needed” and a part are offers: the page says that nothing is booked", async () => {
  const { callout, list, one, two, field } = await sent(FIRST);
  await one.press("", { [field]: "if_needed" });
  await two.press("", { [field]: "available", [`from-${list.id}`]: "08:00", [`to-${list.id}`]: "10:00" });
  for (const { open, doctor } of [one, two]) {
    expect((await open()).body).toContain("You are not booked until confirmed.");
    expect((await rowOf(callout, doctor)).outcome).toBe("none");
  }
});

test("one of two lists books at once: it is said at that list, and the button promises nothing", async () => {
  const { callout, one, two } = await sent({ ...FIRST, lists: [{ end_time: "17:00" }, { date: "2026-11-28" }] });
  const part = { part: { from: "08:00", to: "10:00" } };
  await says(callout, two, "available", { listId: callout.lists[0]?.id ?? 0, ...part });
  await decide(callout, two, "confirm");
  const body = inOnePiece((await one.open()).body);
  expect(radios(body).filter(([, words]) => words === "Yes, book me")).toHaveLength(1);
  expect(body.match(new RegExp(RULE, "g"))).toHaveLength(1);
  expect(body).toContain("Send my answer</button>");
  expect(body).toMatch(NEVER);
});

test("nobody is booked by a button that did not say so: the form comes back and says what a yes does now", async () => {
  const { callout, list, one, field } = await sent(FIRST);
  const stamp = await one.stamp();
  ports().clock.advance(1000);
  const reply = await one.post("", { stamp, [field]: "available" });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain("your yes would now book you at once");
  expect(reply.body).toContain(`name="${field}" value="available" checked`);
  expect(reply.body).toContain(`name="books-${list.id}" value="1"`);
  expect((await rowOf(callout, one.doctor)).response).toBe("none");
});

test("a doctor who is booked elsewhere meanwhile is told where, and is not promised a booking", async () => {
  const { one, two } = await sent(FIRST);
  const other = await sent({ lists: [{ start_time: "11:00", end_time: "13:00" }] });
  await says(other.callout, other.one, "available");
  await decide(other.callout, other.one, "confirm");
  const body = inOnePiece((await one.open()).body);
  expect(body).toContain("You are booked elsewhere at this time: Fri 27 November, 11:00–13:00, St Brannoc’s");
  expect(radios(body)[0]).toEqual(["available", "Available"]);
  expect((await two.open()).body).not.toContain("booked elsewhere");
});

test("of two lists one is won and one lost: each says so", async () => {
  const { callout, one, two } = await sent({ ...FIRST, lists: [{}, { date: "2026-11-28" }] });
  const [first, second] = callout.lists.map(({ id }) => id);
  const late = { stamp: await one.stamp(), [`books-${first}`]: "1", [`books-${second}`]: "1" };
  await says(callout, two, "available", { listId: second ?? 0 });
  ports().clock.advance(1000);
  await one.post("", { ...late, [`answer-${first}`]: "available", [`answer-${second}`]: "available" });
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("You’re booked");
  expect(body).toContain("Another doctor was a moment faster");
  expect(chipsOn(body)).toEqual(["Filled"]);
  expect(body).toMatch(
    new RegExp(`name="list" value="${second}">(<input type="hidden"[^>]*>)*<button class="btn outlined"`),
  );
});
