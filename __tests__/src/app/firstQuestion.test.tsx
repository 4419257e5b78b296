/** The callouts are asked for before their page is drawn, and only where they will be shown. */
import { act } from "@testing-library/react";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { ANNA, answering, memoryStorage, renderShell, SESSION } from "../../support/app/shellApp.tsx";

/** What the page asked for, in order, without the API's path. */
async function asked(path: string, stored: Record<string, string>): Promise<string[]> {
  const heard: string[] = [];
  const server = answering(ANNA);
  const network = {
    ...noopPorts.network,
    fetch: (url: string, init: RequestInit) => {
      heard.push(url.replace(/^\/admin_api/, ""));
      // Its rows are still on their way when the page is drawn.
      return url.includes("/callouts?") ? new Promise<never>(() => undefined) : server.fetch(url, init);
    },
  };
  await act(async () => renderShell(path, { network, storage: memoryStorage(stored) }));
  return heard;
}

test("once the session is checked, the callouts come before whatever the drawn page asks for, and once", async () => {
  const heard = await asked("/callouts?tab=open&page=2", { auth: SESSION });
  expect(heard.slice(0, 2)).toEqual([
    expect.stringMatching(/^\/auth\/validate_token/),
    "/callouts?tab=open&page=2&per_page=15",
  ]);
  expect(heard.filter((url) => url.startsWith("/callouts?"))).toHaveLength(1);
  expect(heard).toContain("/sites");
});

test("a week asks for its days, not for the table's rows", async () => {
  const heard = await asked("/callouts?view=week", { auth: SESSION });
  expect(heard.some((url) => url.startsWith("/lists?"))).toBe(true);
  expect(heard.filter((url) => url.startsWith("/callouts?"))).toEqual([]);
});

test("where nobody is signed in, nothing of a practice is asked", async () => {
  expect(new Set(await asked("/callouts", {}))).toEqual(new Set(["/config.json"]));
});
