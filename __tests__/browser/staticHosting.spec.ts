/** The built app needs nothing of our server but its API: it runs behind any web server that answers with index.html. */
import path from "node:path";
import { servePlainly } from "./support/plainWebServer.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";

const dist = path.resolve(import.meta.dirname, "../../dist");

test("the build works behind a plain web server, live and by deep links", async ({ page, context, server }) => {
  const host = await servePlainly(dist, server.url);
  try {
    await declineDesktop(context);
    await signIn(page, host);
    await expect(page).toHaveURL(`${host.url}/callouts`);
    await expect(page.getByText(/^Live · updated/)).toBeVisible();

    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("table").getByRole("link").first().click();
    await page.waitForURL(/\/callouts\/\d+$/);
    await expect(heading).not.toHaveText("Callouts");
    const title = (await heading.textContent()) ?? "";
    const address = page.url();
    await page.reload();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(address);
    await expectAccessible(page);
  } finally {
    host.close();
  }
});

test("a new token that comes with a 304 is taken", async ({ page, context, server }) => {
  const told: string[] = [];
  const revalidated = { path: "/admin_api/doctors", told: (token: string) => void told.push(token) };
  const host = await servePlainly(dist, server.url, { revalidated });
  try {
    await declineDesktop(context);
    await signIn(page, host);
    for (const times of [0, 1, 2]) {
      await page.goto(`${host.url}/doctors`);
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expect.poll(() => told.length).toBe(times);
      const { "access-token": stored } = JSON.parse((await page.evaluate(() => localStorage.getItem("auth"))) ?? "{}");
      if (times > 0) expect(stored).toBe(told.at(-1));
    }
    expect(new Set(told).size).toBe(2);
  } finally {
    host.close();
  }
});

test("the files of the first page tell the browser to compile them while they arrive", async ({ server }) => {
  const text = async (file: string) => await (await fetch(new URL(file, server.url))).text();
  const page = await text("/");
  const [entry] = page.match(/\/assets\/main\.\w+\.js/) ?? [];
  // The boot script has the names of the rest.
  const ahead = [...page.matchAll(/data-(?:sign-in|signed-in)="([^"]+)"/g)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  expect(ahead.length).toBeGreaterThan(1);
  for (const file of [entry ?? "", ...ahead])
    expect(await text(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
