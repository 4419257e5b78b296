/** docs/architecture.md tells of every room that there is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = process.cwd();
const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
const words = new Set(page.match(/\w+/g));

test.each([
  "src",
  "src/features",
  "src/features/callouts",
  "src/features/callouts/form",
  "src/features/doctors",
  "src/features/notifications",
  "server",
  "server/features/callouts",
])("the rooms of %s are on the page", (folder) => {
  const rooms = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.length).toBeGreaterThan(0);
  expect(rooms.map(({ name }) => name).filter((name) => !words.has(name))).toEqual([]);
});
