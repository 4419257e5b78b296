/** Recorded conversations with devise_token_auth as they happened: who asked what, when, and which tokens came back. */
import { readFileSync } from "node:fs";
import path from "node:path";

export type TimedExchange = {
  title: string;
  /** Milliseconds on the recording's clock. */
  sentAt: number;
  answeredAt: number;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: string;
  status: number;
  /** With their spaces: one space is what a batch answer says. */
  responseHeaders: Record<string, string>;
};

const HEADING = /^(.*?)\s+\[sent \+(\d+) ms, answered \+(\d+) ms\]/;

const headersOf = (lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
    }),
  );

function exchangeOf(section: string): TimedExchange[] {
  const [, title, sentAt, answeredAt] = HEADING.exec(section) ?? [];
  const [, request = "", response = ""] = /\n>>>>\n([\s\S]*?)\n<<<<\n([\s\S]*)$/.exec(section) ?? [];
  if (title === undefined || !request) return [];
  const [requestHead = "", requestBody = ""] = request.split("\n\n");
  const [requestLine = "", ...requestLines] = requestHead.trim().split("\n");
  const [statusLine = "", ...responseLines] = (response.split("\n\n")[0] ?? "").split("\n");
  const [method = "", url = ""] = requestLine.split(" ");
  return [
    {
      title,
      sentAt: Number(sentAt),
      answeredAt: Number(answeredAt),
      method,
      url,
      requestHeaders: headersOf(requestLines),
      requestBody,
      status: Number(statusLine.split(" ")[1]),
      responseHeaders: headersOf(responseLines),
    },
  ];
}

export function timedExchanges(file: string): TimedExchange[] {
  const text = readFileSync(path.join("__tests__/recordings", file), "utf8").replaceAll("\r\n", "\n");
  return text.split(/^#{8} /m).flatMap(exchangeOf);
}

/** The parts inside an `authorization` value. */
export const decodeBearer = (authorization: string): Record<string, string> =>
  JSON.parse(Buffer.from(authorization.replace("Bearer ", ""), "base64").toString("utf8"));
