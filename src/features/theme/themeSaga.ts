/** Keeps the document in the theme that is chosen, or in the device's while nothing else is. */
import { buffers, eventChannel } from "redux-saga";
import { call, delay, put, select, take, takeEvery, takeLatest } from "typed-redux-saga";
import { changedElsewhere } from "../../lib/changedElsewhere.ts";
import { type RootAttributes } from "../../lib/rootAttributes.ts";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { deviceChanged, modeChosen, restored, type Scheme, selectScheme, THEME_MODES } from "./themeSlice.ts";

/** The page is marked so long that its colours change at once, not one after the other (specification §9). Milliseconds. */
const SWITCHING_MS = 300;

type Ports = { storage: AppStorage; rootAttributes: RootAttributes };

const scheme = (dark: boolean): Scheme => (dark ? "dark" : "light");

function* restore({ storage, rootAttributes }: Ports) {
  const stored = storage.read(STORAGE_KEYS.themeMode);
  const mode = THEME_MODES.find((one) => one === stored) ?? "system";
  yield* put(restored({ mode, device: scheme(rootAttributes.deviceIsDark()) }));
  rootAttributes.set("data-theme", yield* select(selectScheme));
}

function* show({ rootAttributes }: Ports) {
  rootAttributes.set("data-theme-switching", "");
  rootAttributes.set("data-theme", yield* select(selectScheme));
  yield* delay(SWITCHING_MS);
  rootAttributes.set("data-theme-switching", null);
}

function remember({ storage }: Ports, { payload }: ReturnType<typeof modeChosen>) {
  storage.write(STORAGE_KEYS.themeMode, payload);
  storage.write(STORAGE_KEYS.menuMode, payload);
}

function* followDevice({ rootAttributes }: Ports) {
  const changes = eventChannel<Scheme>(
    (emit) => rootAttributes.onDevice((dark) => emit(scheme(dark))),
    buffers.sliding(1),
  );
  try {
    while (true) yield* put(deviceChanged(yield* take(changes)));
  } finally {
    changes.close();
  }
}

export function* themeSaga(ports: Ports) {
  yield* restore(ports);
  yield* takeEvery(modeChosen, remember.bind(null, ports));
  yield* takeLatest([modeChosen, deviceChanged, restored], show, ports);
  yield* takeEvery(changedElsewhere(ports.storage, STORAGE_KEYS.themeMode), restore, ports);
  yield* call(followDevice, ports);
}
