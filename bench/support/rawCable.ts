/** The control: the cable's frames over bare `ws`, without sessions, database or product; runs as a worker of its own. */
import { type AddressInfo } from "node:net";
import { parentPort } from "node:worker_threads";
import { WebSocketServer } from "ws";
import { CALLOUTS_CHANNEL } from "../../src/contract/notification.ts";

const identifier = JSON.stringify({ channel: CALLOUTS_CHANNEL });

const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
sockets.on("connection", (socket) => {
  socket.send('{"type":"welcome"}');
  socket.on("message", (data) => {
    const asked = JSON.parse(String(data)) as { identifier: string };
    socket.send(JSON.stringify({ identifier: asked.identifier, type: "confirm_subscription" }));
  });
});
sockets.on("listening", () => parentPort?.postMessage((sockets.address() as AddressInfo).port));

/** As long as a real message, and dated like one. */
parentPort?.on("message", (message: object) => {
  const frame = JSON.stringify({ identifier, message: { ...message, created_at: new Date().toISOString() } });
  for (const socket of sockets.clients) socket.send(frame);
});
