/** The whole app's store, its engine running from the start. */
import { type EnhancedStore } from "@reduxjs/toolkit";
import { type adminApi } from "../../src/api/adminApi.ts";
import { startEngine } from "../../src/app/engine.ts";
import { type AppPorts } from "../../src/app/ports.ts";
import { createAppStore as createBareStore } from "../../src/app/store.ts";
import { type notificationsSlice } from "../../src/features/notifications/model/notificationsSlice.ts";

type Bare = ReturnType<typeof createBareStore>["store"];
type Whole = ReturnType<Bare["getState"]> & {
  adminApi: ReturnType<typeof adminApi.reducer>;
  notifications: ReturnType<typeof notificationsSlice.reducer>;
};

export function createAppStore(ports: AppPorts) {
  const app = createBareStore(ports, async () => undefined);
  startEngine(app, ports);
  return app.store as unknown as Pick<Bare, "dispatch"> & EnhancedStore<Whole>;
}
