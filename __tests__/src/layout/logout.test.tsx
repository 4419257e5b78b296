/** /logout, loaded directly: its page may be there before the flows that end the session. */
import { act, render, waitFor } from "@testing-library/react";
import { AppProviders } from "../../../src/app/AppProviders.tsx";
import { startEngine } from "../../../src/app/engine.ts";
import { noopPorts, noToasts } from "../../../src/app/noopPorts.ts";
import { createRoutes } from "../../../src/app/routes.tsx";
import { signInEntry } from "../../../src/app/signInEntry.ts";
import { createAppStore } from "../../../src/app/store.ts";
import { RoutesInMemory, Where } from "../../support/app/memoryRouter.tsx";
import { ANNA, answering, memoryStorage, SESSION } from "../../support/app/shellApp.tsx";

test("the session is ended once the flows are there, however late", async () => {
  const visits: string[] = [];
  const storage = memoryStorage({ auth: SESSION });
  const location = { ...noopPorts.location, path: () => "/logout", leaveFor: (to: string) => void visits.push(to) };
  const ports = { ...noopPorts, storage, location, network: answering(ANNA) };
  const { promise, resolve } = Promise.withResolvers<void>();
  const app = createAppStore(ports, () => promise);
  const loadBoard = async () => {
    await promise;
    return noToasts;
  };
  render(
    <AppProviders store={app.store}>
      <RoutesInMemory path="/logout" routes={createRoutes(app.store, loadBoard, signInEntry)}>
        <Where />
      </RoutesInMemory>
    </AppProviders>,
  );
  // The page's own file is long there.
  await import("../../../src/pages/LogoutPage.tsx");
  await act(() => new Promise<void>((done) => setTimeout(done)));
  startEngine(app, ports);
  await act(async () => resolve());
  await waitFor(() => expect(visits).toEqual(["/auth/login"]));
  expect(storage.content.has("auth")).toBe(false);
});
