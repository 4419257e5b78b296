/** Has a Node process collect its garbage, so that its memory is what it needs and not what it has not given back yet. */
import { once } from "node:events";
import { WebSocket } from "ws";

/** `inspector`: where a process that was started with `--inspect=0` says that it listens, "ws://127.0.0.1:…". */
export async function collectGarbage(inspector: string): Promise<void> {
  const socket = new WebSocket(inspector, { perMessageDeflate: false });
  await once(socket, "open");
  socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  await once(socket, "message");
  socket.close();
  await once(socket, "close");
}
