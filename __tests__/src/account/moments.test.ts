/** "When" in the zone a person has chosen, whatever the device's is. */
import { isToday, momentWords } from "../../../src/features/notifications/model/momentWords.ts";
import { zonesByRegion } from "../../../src/lib/zones.ts";

const NOW = Date.parse("2026-11-24T10:42:00Z");

test("the time, and what counts as today, are the zone's own", () => {
  const evening = Date.parse("2026-11-23T22:30:00Z");
  expect(momentWords(evening, NOW, "en", "Australia/Sydney")).toBe("09:30");
  expect(momentWords(evening, NOW, "en", "Europe/London")).toBe("Mon 22:30");
  expect(isToday(evening, NOW, "Australia/Sydney")).toBe(true);
  expect(isToday(evening, NOW, "America/Los_Angeles")).toBe(false);
  expect(momentWords(evening, NOW, "en", null)).toBe(momentWords(evening, NOW, "en"));
});

test("zones stand by region with place and offset; a stored one the browser calls otherwise stays", () => {
  const groups = zonesByRegion("US/Eastern");
  expect(groups.get("Pacific")).toContainEqual({
    id: "Pacific/Auckland",
    place: "Auckland",
    offset: expect.stringMatching(/^GMT\+1[23]$/),
  });
  expect(groups.get("other")?.map(({ id }) => id)).toEqual(expect.arrayContaining(["US/Eastern", "UTC"]));
});
