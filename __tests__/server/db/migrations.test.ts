import { readdir } from "node:fs/promises";
import { migrations } from "../../../server/db/migrations.ts";

test("every migration of the folder is carried out", async () => {
  const files = await readdir("server/db/migrations");
  expect(Object.keys(migrations).toSorted()).toEqual(files.map((file) => file.replace(/\.ts$/, "")).toSorted());
});
