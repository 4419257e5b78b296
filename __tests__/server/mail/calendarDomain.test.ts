import { settleCalendarDomain } from "../../../server/platform/calendarDomain.ts";
import { readConfig } from "../../../server/platform/config.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

/** What a server started with these settings names calendar entries under. */
async function startedWith(env: Record<string, string>): Promise<string> {
  const config = readConfig(env);
  await settleCalendarDomain(ports().database.db, config);
  return config.calendarDomain;
}

test("calendar entries keep the domain of the first start wherever the installation moves, unless one is set", async () => {
  await ports().database.db.updateTable("installation").set({ calendar_domain: null }).execute();
  expect(await startedWith({ PUBLIC_ORIGIN: "https://callouts.example.test:8443" })).toBe("callouts.example.test");
  expect(await startedWith({ PUBLIC_ORIGIN: "https://moved.example.test" })).toBe("callouts.example.test");
  const set = { PUBLIC_ORIGIN: "https://moved.example.test", CALENDAR_DOMAIN: "Calendar.Example.test" };
  expect(await startedWith(set)).toBe("calendar.example.test");
  expect(await startedWith({})).toBe("callouts.example.test");
});
