/** The whole app's store, its engine running from the start. */
import { type EnhancedStore } from "@reduxjs/toolkit";
import { startEngine } from "../../../src/app/engine.ts";
import { type AppPorts } from "../../../src/app/ports.ts";
import { createAppStore as createBareStore } from "../../../src/app/store.ts";

type Bare = ReturnType<typeof createBareStore>["store"];
/** With all that came with the engine. */
type Whole = Required<ReturnType<Bare["getState"]>>;

export function createAppStore(ports: AppPorts) {
  const app = createBareStore(ports, async () => undefined);
  startEngine(app, ports);
  return app.store as unknown as Pick<Bare, "dispatch"> & EnhancedStore<Whole>;
}
