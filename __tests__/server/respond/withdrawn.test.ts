/** A withdrawal is told, with the telephone where the start is near, also where the page has more to say. */
import { doctorHome } from "../../support/doctorHome.ts";
import { askedDoctors, inOnePiece, titleOf } from "../../support/model/askedDoctors.ts";

const { ports, app, sent, says, decide, rowOf } = askedDoctors();
const { homeOf } = doctorHome(ports, () => app);
const [ENDED, PHONE] = ["You are no longer booked.", 'class="phone" href="tel:02079460000"'];

/** The first doctor was booked for both lists and has withdrawn from the first one. */
async function withdrawn(date: string) {
  const all = await sent({ lists: [{ date }, { date: "2026-12-11" }] });
  const { callout, list, one, two } = all;
  await says(callout, one, "available");
  for (const nth of [0, 1]) await decide(callout, one, "confirm", { nth });
  await one.press("/withdraw", { list: String(list.id), reason: "Ill" });
  const [page, home] = [(await one.open()).body, (await (await homeOf(one.doctor)).open()).body];
  return { callout, one, two, page, home };
}

test("beside another booking both pages say it, and to phone now; on the one of all lists the fold is open", async () => {
  const { page, home } = await withdrawn("2026-11-26");
  expect(titleOf(page)).toBe("You’re booked");
  for (const body of [page, home]) {
    expect(body.split(ENDED)).toHaveLength(2);
    expect(body.split(PHONE)).toHaveLength(2);
    expect(body.split("Ill</div>")).toHaveLength(2);
  }
  const [, fold] = /<details class="fold" open>(.*?)<\/details>/s.exec(home) ?? [];
  expect(fold).toContain(ENDED);
});

test("long before the start they say it without the telephone", async () => {
  const { page, home } = await withdrawn("2026-12-10");
  for (const body of [page, home]) {
    expect(body).toContain(ENDED);
    expect(body).not.toContain(PHONE);
  }
});

test("where others have filled the list since, the page says both", async () => {
  const { callout, list, one, two } = await sent({ lists: [{ date: "2026-11-26" }] });
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await one.press("/withdraw", { list: String(list.id) });
  await says(callout, two, "available");
  await decide(callout, two, "confirm");
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("Filled, thank you");
  expect(body).toContain(ENDED);
});

test("where nothing else is on the page, it says so once", async () => {
  const { callout, list, one } = await sent({ lists: [{ date: "2026-11-26" }] });
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await one.press("/withdraw", { list: String(list.id) });
  const { body } = await one.open();
  expect(body.split(ENDED)).toHaveLength(2);
  expect(body.split(PHONE)).toHaveLength(2);
});

test("a no after the practice has released the booking is no withdrawal", async () => {
  const { callout, one, field } = await sent({ lists: [{ date: "2026-11-26" }, { date: "2026-12-11" }] });
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await decide(callout, one, "release");
  expect((await one.press("", { [field]: "unavailable" })).statusCode).toBe(303);
  expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "unavailable", outcome: "none" });
  const [page, home] = [(await one.open()).body, (await (await homeOf(one.doctor)).open()).body];
  for (const body of [page, home]) {
    expect(body).not.toContain(ENDED);
    expect(body).not.toContain(PHONE);
  }
});
