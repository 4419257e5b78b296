/** Prepares the device while somebody is signed in, and leaves nothing of theirs on it afterwards. */
import { takeEvery } from "typed-redux-saga";
import { type AppStorage } from "../../lib/storage.ts";
import { passwordReset, sessionEnded, sessionOpened } from "../auth/public.ts";
import { forgetLastSeen } from "./lastSeen.ts";
import { type OfflinePort } from "./offlinePort.ts";

type Ports = { storage: AppStorage; offline: OfflinePort };

/** Where it ended in another tab, that one has done it, and may hold another person's by now. */
function forget({ storage }: Ports, { payload }: ReturnType<typeof sessionEnded>): void {
  if (payload.reason !== "elsewhere") forgetLastSeen(storage);
}

export function* offlineSaga(ports: Ports) {
  yield* takeEvery(sessionOpened, ports.offline.prepare);
  yield* takeEvery(sessionEnded, forget, ports);
  // It has ended every session, also where none had been looked for yet.
  yield* takeEvery(passwordReset, forgetLastSeen, ports.storage);
}
