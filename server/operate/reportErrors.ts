/** Runs a program of the operator's, and says in one sentence why it did not do its work. */
import { explain } from "../startupErrors.ts";

/** Ends with 1 where the work fails. */
export async function reportErrors(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await work());
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
