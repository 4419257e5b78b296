import { detailsLink, readDetailsLink } from "../../../server/domain/detailsLink.ts";
import { doctorLink, readDoctorLink } from "../../../server/domain/respondLink.ts";
import { readFeedToken } from "../../../server/features/calendarFeed/feedLink.ts";
import { deriveKeys } from "../../../server/platform/secretKeys.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { aCallout, anAnswer } from "../../support/aCallout.ts";
import { SECRET } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { signInHeaders } from "../../support/signIn.ts";

const { ports, app, practice, call } = practiceAtWork({ doctors: 2 }, { rateLimitFactor: 1000 });
const TOMORROW = { date: "2026-11-28" };
const DOORS = {
  access_notes: "Gate code 4711\nBay C",
  map_url: "https://maps.example.test/?q=a&b",
  phone: "020 7946 0199",
};

/** A callout that the first doctor has answered with yes, and that doctor's page. */
async function offered(lists: Partial<ListInput>[] = [{}]) {
  const callout = await aCallout(ports(), practice, { lists });
  const [doctor, other] = practice.doctors;
  if (!doctor || !other) throw new Error("Two doctors");
  await anAnswer(ports(), practice, callout, doctor, "available");
  return { callout, doctor, other, page: doctorsPage(ports(), app, await linkPath(ports(), callout, doctor)) };
}

/** What the office decides about the answer of this doctor to the nth list. */
async function decide(callout: CalloutDetail, doctor: { id: number }, decision: string, nth = 0) {
  const row = await ports()
    .database.db.selectFrom("responses")
    .select(["id", "lock_version"])
    .where("doctor_id", "=", doctor.id)
    .where("list_id", "=", callout.lists[nth]?.id ?? 0)
    .executeTakeFirstOrThrow();
  const path = `/callouts/${callout.id}/responses/${row.id}/${decision}`;
  const body = { lock_version: row.lock_version, ...(decision === "standby" ? { rank: 1 } : {}) };
  expect((await call("POST", path, body)).status).toBe(200);
}

const chips = (body: string) =>
  [...body.matchAll(/<span class="chip \w+"><svg.*?<\/svg>([^<]+)</g)].map(([, word]) => word);

test("an open list: whoever is not required reads that, and no longer that a booking may come", async () => {
  const { callout, doctor, page } = await offered();
  expect((await page.open()).body).toContain("You are not booked until confirmed.");
  await decide(callout, doctor, "not_required");
  const { body } = await page.open();
  expect(body).toContain("<h1>We don’t need you this time</h1>");
  expect(body).toContain("you are <b>not</b> expected.");
  expect(body).not.toMatch(/not booked until confirmed|You have told/);
});

test("an open list: whoever is on standby reads so with the place in the line, and takes the offer back by one press", async () => {
  const { callout, doctor, other, page } = await offered();
  await decide(callout, doctor, "standby");
  expect((await page.open()).body).not.toContain("in line.");
  await anAnswer(ports(), practice, callout, other, "available");
  await decide(callout, other, "standby");
  const { body } = await page.open();
  expect(body).toContain("<h1>You are on standby</h1>");
  expect(body).toContain("It is not a booking");
  expect(body).toContain("You are number 2 in line.");
  expect(body).not.toContain("not booked until confirmed");
  expect((await page.press("/withdraw", { list: String(callout.lists[0]?.id) })).statusCode).toBe(303);
  expect((await page.open()).body).toContain("You have told the practice that you are <b>not available</b>");
});

test("each list of a callout tells its own decision, also while the answer is being changed", async () => {
  const { callout, doctor, page } = await offered([{}, TOMORROW, { date: "2026-11-29" }]);
  await decide(callout, doctor, "standby");
  await decide(callout, doctor, "not_required", 1);
  const { body } = await page.open();
  expect(chips(body)).toEqual(["On standby", "Not needed", "Available"]);
  expect(body).toContain("You are not booked until confirmed.");
  expect(body).toContain("You have told the practice that you are <b>available</b>");
  expect(chips((await page.open("?change=1")).body)).toEqual(["On standby", "Not needed"]);
  await decide(callout, doctor, "confirm", 2);
  expect(chips((await page.open()).body)).toEqual(["On standby", "Not needed"]);
});

test("a list filled by another tells whoever is on standby for it", async () => {
  const { callout, doctor, other, page } = await offered();
  await anAnswer(ports(), practice, callout, other, "available");
  await decide(callout, doctor, "standby");
  await decide(callout, other, "confirm");
  const { body } = await page.open();
  expect(body).toContain("<h1>You are on standby</h1>");
  expect(body).not.toContain("Filled, thank you");
  expect(chips(body)).toEqual(["On standby"]);
  expect(body).not.toContain("Could you step in");
});

test("how to get in stands on the page and in the mail once the list is booked, and nowhere before; no calendar names a code", async () => {
  await ports().database.db.updateTable("sites").set(DOORS).execute();
  const secrets = /4711|maps\.example|0199/;
  const { callout, doctor, page } = await offered();
  await decide(callout, doctor, "standby");
  for (const query of ["", "?change=1"]) expect((await page.open(query)).body).not.toMatch(secrets);
  await decide(callout, doctor, "confirm");
  const { body } = await page.open();
  expect(body).toContain("<dt>Arriving</dt><dd>Gate code 4711<br>Bay C</dd>");
  expect(body).toContain('href="https://maps.example.test/?q=a&amp;b" rel="noopener noreferrer">maps.example.test</a>');
  expect(body).toContain('href="tel:02079460199">020 7946 0199</a>');
  const entry = (await page.open("/calendar.ics")).body.replaceAll("\r\n ", "");
  expect([entry.includes("020 7946 0199"), entry.includes("4711")]).toEqual([true, false]);
  expect((await page.open(`?withdraw=${callout.lists[0]?.id}`)).body).not.toMatch(secrets);
  const headers = await signInHeaders(ports(), practice.user);
  const office = await app.inject({ url: `/admin_api/callouts/${callout.id}/calendar.ics`, headers });
  expect(office.body).toContain("St Brannoc’s");
  expect(office.body.replaceAll("\r\n ", "")).not.toMatch(secrets);
  const mails = await ports().database.db.selectFrom("outbox_emails").select(["kind", "text"]).execute();
  // The office reads in its copy what it wrote itself.
  expect(mails.filter(({ text }) => secrets.test(text)).map(({ kind }) => kind)).toEqual([
    "confirmation",
    "office_digest",
  ]);
});

test("lists of different surgeons each say who operates and what kinds of operations; of one surgeon it is said once", async () => {
  const who = /Ms N\. Merrowby/g;
  const notes = { notes_public: "Two under five", notes_internal: "Ask Hana first" };
  const alike = await offered([{ case_mix: "3 hips <b>", requirements: ["paediatric"], ...notes }, TOMORROW]);
  const { body } = await alike.page.open("?change=1");
  expect(body.match(who)).toHaveLength(1);
  for (const words of ["Case mix: 3 hips &lt;b&gt;", "Requirements: paediatric", "Note: Two under five"])
    expect(body).toContain(words);
  expect(body).not.toContain("Ask Hana first");
  const apart = await offered([
    { date: "2026-12-04" },
    {
      date: "2026-12-05",
      surgeon_id: null,
      surgeon_name: "Mr J. Okandi",
      specialty: "Urology",
      role_needed: "surgical_assistant",
    },
  ]);
  for (const query of ["", "?change=1"]) {
    const page = (await apart.page.open(query)).body;
    expect(page).toContain('<p class="where">Surgical assistant, Mr J. Okandi, Urology</p>');
    expect(page).toMatch(/<p class="where">Anaesthetist, Ms N\. Merrowby/);
  }
});

test.each([
  ["different places", "7", true],
  ["one place", "2", false],
])("answered lists of %s say where each is (theatre %s)", async (_, theatre, isSaid) => {
  const { page } = await offered([{ theatre: "2" }, { ...TOMORROW, theatre }]);
  const { body } = await page.open();
  expect(body).toContain("available");
  expect(body.includes(`<p class="where">St Brannoc’s, ${theatre}`)).toBe(isSaid);
});

test("links that the secret before this one signed are believed, those of an older one are not, and new ones name the new key", async () => {
  const { callout, doctor } = await offered();
  const [recipient] = callout.recipients.filter((one) => one.doctor.id === doctor.id);
  const address: string = (await call("POST", "/calendar_feed")).body.data.url;
  const [feed = ""] = /[^/]+(?=\.ics$)/.exec(address) ?? [];
  const asked = { id: recipient?.id ?? 0, link_version: 1 };
  const lastOf = (url: string): string => url.replace(/.*\/(me\.)?/, "");
  const [link, own] = [lastOf(doctorLink(ports(), asked)), lastOf(detailsLink(ports(), doctor, ports().clock.now()))];
  const next = deriveKeys("another secret of the tests, thirty-two characters", SECRET);
  const later = deriveKeys(
    "a third secret of the tests, thirty-two characters",
    "another secret of the tests, thirty-two characters",
  );
  const known = (keys: typeof next) => {
    const now = { ...ports(), keys };
    return Promise.all([readDoctorLink(now, link), readDetailsLink(now, own), readFeedToken(now, feed)]);
  };
  expect(await known(next)).toMatchObject([{ doctorId: doctor.id }, { doctorId: doctor.id }, { locale: "en" }]);
  expect(await known(later)).toEqual([undefined, undefined, undefined]);
  const fresh = lastOf(doctorLink({ ...ports(), keys: next }, asked));
  expect(fresh.split(".")[1]).not.toBe(link.split(".")[1]);
  expect(await readDoctorLink({ ...ports(), keys: later }, fresh)).toMatchObject({ doctorId: doctor.id });
});
