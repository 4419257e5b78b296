/** The cable as a channel a saga takes from: messages gathered by frame, everything in its order. */
import { buffers, type EventChannel, eventChannel } from "redux-saga";
import { type CableConnection, type CablePort } from "../model/cablePort.ts";
import { FrameBatch } from "./frameBatch.ts";

export type CableEvent =
  | { kind: "connected" }
  | { kind: "disconnected"; again: boolean }
  | { kind: "messages"; messages: unknown[] }
  | { kind: "woke" };

/** Nothing may be dropped while the saga is busy, so the buffer grows; a frame's worth of messages is one entry. */
const BUFFER_STARTS_AT = 16;

/** Closing the channel closes the connection. */
export function openCable(
  cable: CablePort,
  url: () => string,
): { events: EventChannel<CableEvent>; connection: CableConnection } {
  let connection: CableConnection | undefined;
  const events = eventChannel<CableEvent>((emit) => {
    const batch = new FrameBatch<unknown>((messages) => emit({ kind: "messages", messages }));
    const inOrder = (event: CableEvent): void => {
      batch.flush();
      emit(event);
    };
    const opened = cable.open(url, {
      connected: () => inOrder({ kind: "connected" }),
      disconnected: (again) => inOrder({ kind: "disconnected", again }),
      received: (message) => batch.add(message),
      woke: () => inOrder({ kind: "woke" }),
    });
    connection = opened;
    return () => {
      batch.stop();
      opened.close();
    };
  }, buffers.expanding(BUFFER_STARTS_AT));
  if (!connection) throw new Error("The cable was not opened.");
  return { events, connection };
}
