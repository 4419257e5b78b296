/** Scroll positions in one small cookie of this session (specification §9). */
import { entryName, readScroll, rememberScroll } from "../../../src/app/scrollCookie.ts";

function page(protocol: "http:" | "https:", cookie = "") {
  const writes: string[] = [];
  return {
    writes,
    location: { protocol } as Location,
    get cookie() {
      return [cookie, writes.at(-1)?.split(";")[0]].filter(Boolean).join("; ");
    },
    set cookie(text: string) {
      writes.push(text);
    },
  };
}

test("a place is found again by its history entry; another entry's is not", () => {
  const place = page("http:", "other=1");
  rememberScroll(place, "k1", 1234.6);
  rememberScroll(place, "k2", 0);
  rememberScroll(place, "k1", 99);
  expect([readScroll(place, "k1"), readScroll(place, "k2"), readScroll(place, "k3")]).toEqual([99, 0, 0]);
});

test("a visit that begins at another address does not begin where the last one was left", () => {
  const place = page("http:");
  rememberScroll(place, entryName("default", "/doctors"), 761);
  expect(readScroll(place, entryName("default", "/doctors/12"))).toBe(0);
  expect(readScroll(place, entryName("default", "/doctors"))).toBe(761);
  expect(entryName("k1", "/doctors")).toBe("k1");
});

test.each([
  ["http:", "scrollPosition=k.7; Path=/; SameSite=Strict"],
  ["https:", "scrollPosition=k.7; Path=/; SameSite=Strict; Secure"],
] as const)("%s: for this session and this site only", (protocol, written) => {
  const place = page(protocol);
  rememberScroll(place, "k", 7);
  expect(place.writes).toEqual([written]);
});

test("the last eight are kept, so that the cookie stays small", () => {
  const place = page("https:");
  for (let entry = 0; entry < 50; entry++) rememberScroll(place, `key${entry}`, entry + 1);
  expect(readScroll(place, "key41")).toBe(0);
  expect(readScroll(place, "key42")).toBe(43);
  expect(place.writes.at(-1)?.length).toBeLessThan(200);
});

test.each([
  "scrollPosition=",
  "scrollPosition=k",
  "scrollPosition=k.-5",
  "scrollPosition=k.1e9",
  "scrollPosition=k.<b>",
])("%s: the top", (cookie) => {
  expect(readScroll({ cookie }, "k")).toBe(0);
});
