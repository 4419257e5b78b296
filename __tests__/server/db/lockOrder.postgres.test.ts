/** Who makes callouts, tells news and changes doctors at once does not wait for each other for ever. */
import { renewAllLinks } from "../../../server/domain/renewedLinks.ts";
import { lockDoctor } from "../../../server/features/doctors/saveDoctor.ts";
import { recordNotification } from "../../../server/features/notifications/public.ts";
import { aCalloutInput, aListInput } from "../../support/aCallout.ts";
import { meanwhile } from "../../support/atOnce/meanwhile.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { planner } from "../../support/standingLists.ts";

const { ports, practice, call } = practiceAtWork();

test("a callout is made of a list that somebody else is about to tell news of", async () => {
  const list = (await call("POST", "/lists", { list: aListInput(practice) })).body.data;
  const callout = aCalloutInput(practice, { lists: [{ id: list.id }] });
  const { status } = await meanwhile(
    ports(),
    practice.companyId,
    {
      first: ({ tx }) => tx.selectFrom("lists").select("id").where("id", "=", list.id).forNoKeyUpdate().execute(),
      rest: (unit) =>
        recordNotification(unit, { type: "new_callout", title: "x", calloutId: null, actionById: null, params: {} }),
    },
    () => call("POST", "/callouts", { callout }),
  );
  expect(status).toBe(201);
});

test("a week is planned while its usual doctor gets new links", async () => {
  const [{ id } = { id: 0 }] = practice.doctors;
  const { add, see, plan } = planner(call, practice);
  await add({ usual_doctor_id: id });
  const { entries } = await see();
  const { status } = await meanwhile(
    ports(),
    practice.companyId,
    { first: ({ tx }) => lockDoctor(tx, id, "forUpdate"), rest: (unit) => renewAllLinks(unit, id) },
    () => plan(entries),
  );
  expect(status).toBe(200);
});

test("a usual doctor is merged while a week is planned", async () => {
  const [from, into] = practice.doctors.map(({ id }) => id);
  const { add } = planner(call, practice);
  await add({ usual_doctor_id: from ?? 0 });
  const { status } = await meanwhile(
    ports(),
    practice.companyId,
    {
      first: ({ tx }) => tx.selectFrom("standing_lists").select("id").forNoKeyUpdate().execute(),
      // As whoever is asked is named by the callout.
      rest: ({ tx }) => tx.selectFrom("doctors").select("id").orderBy("id").forKeyShare().execute(),
    },
    () => call("POST", `/doctors/${from}/merge`, { into_id: into, lock_version: 0, into_lock_version: 0 }),
  );
  expect(status).toBe(200);
});

test("a doctor is merged while a surgeon who named the duplicate is saved", async () => {
  const [from, into] = practice.doctors.map(({ id }) => id);
  const { id, display_name } = (await call("GET", "/surgeons")).body.data[0];
  const doctors = [{ doctor_id: from, preference: "avoid" }];
  const named = await call("PUT", `/surgeons/${id}`, { surgeon: { display_name, lock_version: 0, doctors } });
  expect(named.status).toBe(200);
  const { status } = await meanwhile(
    ports(),
    practice.companyId,
    {
      first: ({ tx }) => tx.selectFrom("surgeons").select("id").where("id", "=", id).forUpdate().execute(),
      // As whoever is preferred is named by the surgeon.
      rest: ({ tx }) => tx.selectFrom("doctors").select("id").orderBy("id").forKeyShare().execute(),
    },
    () => call("POST", `/doctors/${from}/merge`, { into_id: into, lock_version: 0, into_lock_version: 0 }),
  );
  expect(status).toBe(200);
});
