/** Reads the recordings of the real libraries: what was sent, and what came back. */
import { readFileSync } from "node:fs";
import path from "node:path";

export type Exchange = {
  title: string;
  method: string;
  path: string;
  sent: Headers;
  sentBody: string;
  status: number;
  received: Headers;
  body: string;
};

/** `fetch` takes the space of a blank header away, as browsers do. */
function readHeaders(lines: string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Chunked bodies stand between their sizes in hexadecimal. */
const readBody = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line !== "" && !/^[0-9a-f]+\r?$/.test(line) && !line.startsWith("#"))
    .join("\n");

function readExchange(block: string): Exchange {
  const [head = "", rest = ""] = block.split("\n<<<<\n");
  const [title = "", request = ""] = head.split("\n>>>>\n");
  const [requestLine = "", ...sent] = (request.split("\n\n")[0] ?? "").split("\n");
  const [method = "", target = ""] = requestLine.split(" ");
  const gap = rest.indexOf("\n\n");
  const [statusLine = "", ...received] = rest.slice(0, gap === -1 ? undefined : gap).split("\n");
  return {
    title: title.split("  [")[0]?.trim() ?? "",
    method,
    path: target.replace("/admin_api", ""),
    sent: readHeaders(sent),
    sentBody: request.split("\n\n")[1]?.trim() ?? "",
    status: Number(statusLine.split(" ")[1]),
    received: readHeaders(received),
    body: gap === -1 ? "" : readBody(rest.slice(gap + 2)),
  };
}

/** `name` as "05-concurrent". */
export function recordedExchanges(name: string): Exchange[] {
  const file = path.resolve("__tests__/recordings", `${name}.http`);
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  return text
    .split(/^######## /m)
    .slice(1)
    .filter((block) => block.includes("\n<<<<\n"))
    .map(readExchange);
}

export const asResponse = ({ status, received, body }: Exchange): Response =>
  new Response(status === 204 || status === 304 ? null : body, { status, headers: received });
