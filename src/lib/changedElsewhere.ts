/** Hears that another tab has stored or removed something under a key. */
import { buffers, type EventChannel, eventChannel } from "redux-saga";
import { type AppStorage } from "./storage.ts";

/** The last change counts: what holds now is read from the storage. */
export const changedElsewhere = (storage: AppStorage, key: string): EventChannel<true> =>
  eventChannel(
    (emit) => storage.onChangedElsewhere((one) => (one === key ? emit(true) : undefined)),
    buffers.sliding(1),
  );
