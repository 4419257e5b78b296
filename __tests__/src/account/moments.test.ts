/** "When" in the zone a person has chosen, whatever the device's is. */
import { formatMoment, isToday } from "../../../src/features/notifications/model/formatMoment.ts";
import { zonesByRegion } from "../../../src/lib/zones.ts";

const NOW = Date.parse("2026-11-24T10:42:00Z");

test("the time, and what counts as today, are the zone's own", () => {
  const evening = Date.parse("2026-11-23T22:30:00Z");
  expect(formatMoment(evening, NOW, "en", "Australia/Sydney")).toBe("09:30");
  expect(formatMoment(evening, NOW, "en", "Europe/London")).toBe("Mon 22:30");
  expect(isToday(evening, NOW, "Australia/Sydney")).toBe(true);
  expect(isToday(evening, NOW, "America/Los_Angeles")).toBe(false);
  expect(formatMoment(evening, NOW, "en", null)).toBe(formatMoment(evening, NOW, "en"));
});

test("a moment of another year, or most of a year ago, has its year", () => {
  const at = (text: string) => formatMoment(Date.parse(text), NOW, "en", "Europe/London");
  expect(at("2026-01-05T09:00:00Z")).toBe("5 Jan, 09:00");
  expect(at("2025-12-28T09:00:00Z")).toBe("28 Dec 2025, 09:00");
  expect(formatMoment(Date.parse("2025-12-28T09:00:00Z"), NOW, "de", "Europe/London")).toBe("28. Dez. 2025, 09:00");
  expect(formatMoment(Date.parse("2025-12-28T09:00:00Z"), NOW, "ja", "Europe/London")).toBe("2025年12月28日 09:00");
  // In Auckland the new year has begun.
  const newYear = Date.parse("2025-12-31T12:00:00Z");
  expect(formatMoment(newYear, NOW, "en", "Pacific/Auckland")).toBe("1 Jan, 01:00");
  expect(formatMoment(newYear, NOW, "en", "Europe/London")).toBe("31 Dec 2025, 12:00");
});

test("the abbreviated day of the week reads in Spanish as in the emails", () => {
  expect(formatMoment(Date.parse("2026-11-22T22:30:00Z"), NOW, "es", "Europe/London")).toBe("dom. 22:30");
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
