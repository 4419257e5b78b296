/** The service worker gives what it kept wherever no server answers, and leaves everything else alone. */

const FILES = ["/offline.css", "/offline.js", "/favicon.png"];

beforeAll(async () => {
  const caches = { match: async (file: string) => new Response(`kept ${file}`) };
  Object.assign(window, { caches, OFFLINE_REVISION: "0", __webpack_hash__: "0" });
  await import("../../../src/serviceWorker.ts");
});

/** What the worker answers; undefined where the browser asks for itself. */
function answerTo(path: string, mode: RequestMode): Promise<Response> | undefined {
  const answers: Promise<Response>[] = [];
  const request = { url: new URL(path, window.location.origin).href, mode };
  const respondWith = (answer: Promise<Response>) => answers.push(answer);
  window.dispatchEvent(Object.assign(new Event("fetch"), { request, respondWith }));
  return answers[0];
}

const textOf = async (path: string, mode: RequestMode) => (await answerTo(path, mode))?.text();

test.each([502, 503, 504, null])(
  "a proxy that says %p, or nobody at all: the page and its files are those that were kept",
  async (status) => {
    window.fetch = async () => {
      if (status === null) throw new TypeError("Failed to fetch");
      return new Response("Bad Gateway", { status });
    };
    expect(await textOf("/callouts", "navigate")).toBe("kept /offline.html");
    for (const file of FILES) expect(await textOf(file, "no-cors")).toBe(`kept ${file}`);
  },
);

test.each([200, 404, 500])("what a server says with %p is what is shown", async (status) => {
  window.fetch = async () => new Response("from the server", { status });
  expect(await textOf("/callouts", "navigate")).toBe("from the server");
  for (const file of FILES) expect(await textOf(file, "no-cors")).toBe("from the server");
});

test("doctors' pages, and the files of the app, are none of its business", () => {
  expect(answerTo("/respond/token", "navigate")).toBeUndefined();
  expect(answerTo("/assets/main.js", "cors")).toBeUndefined();
});
