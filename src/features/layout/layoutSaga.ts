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

/** Another tab may have stored another choice of the other part: that one stays. */
function* change(ports: Ports, changed: Partial<ChosenLayout>) {
  show(ports, { toolbar: yield* select(selectToolbar), rows: yield* select(selectRows) });
  rememberLayout(ports.storage, { ...readLayout(ports.storage), ...changed });
}

function* endSplash() {
  yield* delay(SPLASH_MS);
  yield* put(splashEnded());
}

export function* layoutSaga(ports: Ports) {
  const layout = readLayout(ports.storage);
  show(ports, layout);
  yield* put(restored(layout));
  yield* takeEvery(toolbarChosen, ({ payload: toolbar }) => change(ports, { toolbar }));
  yield* takeEvery(rowsChosen, ({ payload: rows }) => change(ports, { rows }));
  yield* takeLatest(toolbarChosen, endSplash);
}
