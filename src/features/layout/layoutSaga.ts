/** Restores the frame and the rows' density, and covers the page with the splash while its frame changes. */
import { delay, put, select, takeEvery, takeLatest } from "typed-redux-saga";
import { type RootAttributes } from "../../lib/rootAttributes.ts";
import { type AppStorage } from "../../lib/storage.ts";
import {
  type ChosenLayout,
  restored,
  rowsChosen,
  selectRows,
  selectToolbar,
  splashEnded,
  toolbarChosen,
} from "./layoutSlice.ts";
import { readLayout, rememberLayout } from "./storedLayout.ts";

/** Specification §4: layout changes show a splash screen, hidden after this. Milliseconds. */
const SPLASH_MS = 500;

type Ports = { storage: AppStorage; rootAttributes: RootAttributes };

function show({ rootAttributes }: Ports, { toolbar, rows }: ChosenLayout) {
  rootAttributes.set("data-toolbar", toolbar === 55 ? null : String(toolbar));
  rootAttributes.set("data-rows", rows === "comfortable" ? null : rows);
}

function* change(ports: Ports) {
  const chosen = { toolbar: yield* select(selectToolbar), rows: yield* select(selectRows) };
  show(ports, chosen);
  rememberLayout(ports.storage, chosen);
}

function* endSplash() {
  yield* delay(SPLASH_MS);
  yield* put(splashEnded());
}

export function* layoutSaga(ports: Ports) {
  const layout = readLayout(ports.storage);
  show(ports, layout);
  yield* put(restored(layout));
  yield* takeEvery([toolbarChosen, rowsChosen], change, ports);
  yield* takeLatest(toolbarChosen, endSplash);
}
