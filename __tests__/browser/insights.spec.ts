/** The practice's figures: seen, narrowed, followed to the callouts behind them, taken along as a file. */
import { readFile } from "node:fs/promises";
import { declineDesktop } from "./support/practiceWork.ts";
import { expect, expectAccessible, pressUntil, signIn, test } from "./support/test.ts";

const CARDS = [
  "Cover ahead",
  "Lists filled",
  "Time to first offer and to fill",
  "Answers",
  "Withdrawals",
  "Answers by doctor",
  "Answers by group",
  "Emails per filled list",
];

test.beforeEach(async ({ page, context, server }) => {
  await declineDesktop(context);
  await signIn(page, server);
});

test("every figure of the demo practice has a sentence, a picture and a table, and leads to what it counts", async ({
  page,
}) => {
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Insights" }).click();
  for (const name of CARDS) {
    const card = page.getByRole("region", { name, exact: true }).first();
    await expect(card.getByRole("table")).toBeVisible();
    await expect(card.locator(".MuiBarElement-root, .MuiBarChart-element").first()).toBeAttached();
  }
  await expectAccessible(page);
  const filled = page.getByRole("region", { name: "Lists filled", exact: true }).first();
  await expect(filled.getByText(/^Filled: \d+ of \d+ lists \(\d+%\)\.$/)).toBeVisible();

  const number = filled.getByRole("table").getByRole("link").first();
  const count = Number(await number.textContent());
  expect(count).toBeGreaterThan(0);
  await number.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Behind the figure" })).toBeVisible();
  const rows = page.getByRole("table", { name: "Behind the figure" }).locator("tbody tr");
  await expect(rows).toHaveCount(count);
  await expectAccessible(page);
  await rows.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/callouts\/\d+$/);
});

test("filters change the figures and stay in the address; the file has the table's numbers", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/insights`);
  const answers = page.getByRole("region", { name: "Answers", exact: true }).first();
  const all = await answers.getByText(/^Answered:/).textContent();
  await page.getByRole("combobox", { name: "Site" }).selectOption({ label: "Ferndale Clinic" });
  await expect(page).toHaveURL(/site=\d+/);
  await expect(answers.getByText(/^Answered:/)).not.toHaveText(all ?? "");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    answers.getByRole("button", { name: "Download CSV: Answers" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^answers-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const available = await answers
    .getByRole("row", { name: /^Available/ })
    .getByRole("link")
    .first()
    .textContent();
  expect(text).toContain(`Available,${available},`);
  expect(text.split("\r\n")).toHaveLength(6);
});

test.describe(() => {
  test.use({ tolerate: [/Failed to load resource: the server responded with a status of 422/] });
  test("g i leads there; a figure that cannot be loaded says so and can be asked for again", async ({ page }) => {
    await page.route("**/admin_api/insights/answers**", (route) => route.fulfill({ status: 422, json: {} }));
    await pressUntil(page, ["g", "i"], () => expect(page).toHaveURL(/\/insights$/, { timeout: 1_000 }));
    const answers = page.getByRole("region", { name: "Answers", exact: true }).first();
    await expect(answers.getByText("The figures could not be loaded")).toBeVisible();
    await page.unroute("**/admin_api/insights/answers**");
    await answers.getByRole("button", { name: "Try again" }).click();
    await expect(answers.getByRole("table")).toBeVisible();
  });
});

test("before the second week it says from when on there are figures", async ({ page, server }) => {
  await page.route("**/admin_api/insights", (route) =>
    route.fulfill({ json: { data: { ready: false, begins_on: "2026-12-01" } } }),
  );
  await page.goto(`${server.url}/insights`);
  await expect(page.getByRole("heading", { name: "No figures yet" })).toBeVisible();
  await expect(page.getByText(/Figures appear here from .*1 Dec/)).toBeVisible();
  await expectAccessible(page);
});
