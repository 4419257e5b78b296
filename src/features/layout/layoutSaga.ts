/** Restores the frame, and covers it with the splash while it changes. */
import { delay, put, takeLatest } from "typed-redux-saga";
import { type Look } from "../../lib/look.ts";
import { type AppStorage } from "../../lib/storage.ts";
import { restored, splashEnded, type ToolbarHeight, toolbarChosen } from "./layoutSlice.ts";
import { readToolbar, rememberToolbar } from "./storedLayout.ts";

/** Specification §4: layout changes show a splash screen, hidden after this. Milliseconds. */
const SPLASH = 500;

type Ports = { storage: AppStorage; look: Look };

function show({ look }: Ports, height: ToolbarHeight) {
  look.mark("data-toolbar", height === 55 ? null : String(height));
}

function* change(ports: Ports, { payload }: ReturnType<typeof toolbarChosen>) {
  show(ports, payload);
  rememberToolbar(ports.storage, payload);
  yield* delay(SPLASH);
  yield* put(splashEnded());
}

export function* layoutSaga(ports: Ports) {
  const height = readToolbar(ports.storage);
  show(ports, height);
  yield* put(restored(height));
  yield* takeLatest(toolbarChosen, change.bind(null, ports));
}
