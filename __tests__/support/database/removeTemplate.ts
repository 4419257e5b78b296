/** Removes the template after all server tests. */
import { rm } from "node:fs/promises";
import { templateFile } from "./templateFile.ts";

export default function removeTemplate(): Promise<void> {
  return rm(templateFile(), { force: true });
}
