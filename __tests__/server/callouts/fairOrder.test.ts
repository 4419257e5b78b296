/** What the office is told of those who offered, in which order, and what is kept of why another was booked. */
import { buildApp } from "../../../server/app.ts";
import { aCallout, anAnswer, aPractice, confirmFor } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";

const ports = testPorts();

async function scene({ doctors = 4 } = {}) {
  const app = await buildApp(ports());
  const practice = await aPractice(ports(), { doctors });
  const call = await asUser(app, ports(), practice.user);
  const { db } = ports().database;
  const mailed = () => db.updateTable("callout_recipients").set({ sent_at: ports().clock.now() }).execute();
  const doctor = (n: number) => practice.doctors[n] ?? { id: 0 };
  const idOf = (callout: Awaited<ReturnType<typeof aCallout>>, n: number) =>
    callout.responses.find((one) => one.doctor.id === doctor(n).id)?.id ?? 0;
  const detail = async (id: number) => (await call("GET", `/callouts/${id}`)).body.data;
  const numbers = ({ responses }: { responses: { doctor: { id: number } }[] }) =>
    responses.map((one) => practice.doctors.findIndex(({ id }) => id === one.doctor.id));
  return { app, practice, call, db, mailed, doctor, idOf, detail, numbers };
}

/** The first doctor was booked on a Saturday; the first two offer now, in this order. */
async function twoOffers() {
  const it = await scene();
  const before = await aCallout(ports(), it.practice, { lists: [{ date: "2026-11-28" }] });
  await it.mailed();
  await anAnswer(ports(), it.practice, before, it.doctor(0), "available");
  await anAnswer(ports(), it.practice, before, it.doctor(2), "unavailable");
  await confirmFor(ports(), it.practice, before.id, { responseId: it.idOf(before, 0) });
  const callout = await aCallout(ports(), it.practice, { lists: [{ date: "2026-12-03" }] });
  for (const n of [0, 1]) {
    await anAnswer(ports(), it.practice, callout, it.doctor(n), "available");
    ports().clock.advance(60_000);
  }
  return { ...it, callout };
}

test("who was booked less comes first, whoever said so first; weekends and the median of those asked stand beside it", async () => {
  const { app, callout, detail, numbers } = await twoOffers();
  const told = await detail(callout.id);
  expect(numbers(told).slice(0, 2)).toEqual([1, 0]);
  expect(told.responses[1].fit).toMatchObject({ offered: 1, accepted: 1, confirmed: 1, weekends: 1 });
  expect(told.responses[0].fit).toMatchObject({ offered: 1, accepted: 0, confirmed: 0, weekends: 0 });
  expect(told.medians).toEqual({ offered: 1, accepted: 0, confirmed: 0, weekends: 0 });
  await app.close();
});

test("who is booked for one list of the callout stands behind for the others, with that booking counted", async () => {
  const { app, practice, doctor, mailed, detail } = await scene();
  const callout = await aCallout(ports(), practice, { lists: [{}, { date: "2026-12-03" }] });
  await mailed();
  for (const n of [0, 1]) {
    await anAnswer(ports(), practice, callout, doctor(n), "available");
    ports().clock.advance(60_000);
  }
  const [first, second] = callout.lists;
  const offersFor = async () => {
    const { responses } = await detail(callout.id);
    const rows = responses.filter((one: { list_id: number; response: string }) => one.list_id === second?.id);
    return rows
      .slice(0, 2)
      .map((one: { doctor: { id: number }; fit: { offered: number; confirmed: number } }) => [
        practice.doctors.findIndex(({ id }) => id === one.doctor.id),
        one.fit.offered,
        one.fit.confirmed,
      ]);
  };
  expect(await offersFor()).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
  const own = callout.responses.find((one) => one.doctor.id === doctor(0).id && one.list_id === first?.id);
  await confirmFor(ports(), practice, callout.id, { responseId: own?.id ?? 0 });
  expect(await offersFor()).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
  await app.close();
});

test("of two who were asked there is no median", async () => {
  const { app, practice, detail } = await scene({ doctors: 2 });
  const callout = await aCallout(ports(), practice);
  expect((await detail(callout.id)).medians).toBeNull();
  await app.close();
});

test("why another than the first was booked is kept with the booking and in the log, and neither mailed nor shown to the doctor", async () => {
  const { app, callout, call, db, doctor, idOf, detail } = await twoOffers();
  await db.deleteFrom("outbox_emails").execute();
  const path = `/callouts/${callout.id}/responses/${idOf(callout, 0)}/confirm`;
  const { status } = await call("POST", path, { lock_version: 1, reason: " Knows the theatre " });
  expect(status).toBe(200);
  const [booked] = (await detail(callout.id)).responses;
  expect(booked).toMatchObject({ id: idOf(callout, 0), outcome: "confirmed", decision_reason: "Knows the theatre" });
  const { body } = await call("GET", `/callouts/${callout.id}/events`);
  const lines = body.data.filter((one: { action: string }) => one.action === "booking_confirmed");
  expect(lines).toMatchObject([{ params: { reason: "Knows the theatre" } }]);
  const mails = await db.selectFrom("outbox_emails").select(["kind", "text"]).execute();
  expect(mails.map(({ kind }) => kind)).toContain("confirmation");
  expect(mails.filter(({ text }) => text.includes("Knows the theatre"))).toEqual([]);
  const page = await doctorsPage(ports(), app, await linkPath(ports(), callout, doctor(0))).open();
  expect(page.body).toContain("You are booked for this list.");
  expect(page.body).not.toContain("Knows the theatre");
  await app.close();
});
