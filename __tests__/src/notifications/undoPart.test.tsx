/** Taking back what was done with several at once. */
import { renderHook } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { doctorActionsApi } from "../../../src/features/doctors/api/doctorActionsApi.ts";
import { undoBy } from "../../../src/features/notifications/public.ts";
import { useUndo } from "../../../src/features/notifications/toasts/useUndo.ts";
import { createAppStore } from "../../support/app/createAppStore.ts";
import { fakeApi } from "../../support/app/screenApp.tsx";

test("where some could not be taken back, that is said", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const api = fakeApi({
    "POST /doctors/bulk": () => ({
      data: [
        { id: 51, ok: true, error: null },
        { id: 52, ok: false, error: "no" },
      ],
    }),
  });
  const store = createAppStore({ ...noopPorts, network: { ...noopPorts.network, fetch: api.fetch } });
  const { result } = renderHook(useUndo, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    ),
  });
  await result.current(
    undoBy(doctorActionsApi.endpoints.bulkDoctors, { action: "restore", ids: [51, 52], key: "1-2" }),
  );
  expect(said.mock.calls.map(([tone, text]) => [tone, text])).toEqual([
    ["error", { key: "notifications:toast.undoFailed" }],
  ]);
});
