/** Calls that are made once and told as they were answered, where `Api` would ask again until all is well. */
import { setTimeout as pause } from "node:timers/promises";
import { type Api } from "./api.ts";

export type Told = { status: number; type: string; body: string };

/** Milliseconds that an answer may take before the server counts as hanging. */
const HANGING_MS = 20_000;

export async function ask(url: string, init: RequestInit = {}): Promise<Told> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(HANGING_MS), ...init });
    return { status: answer.status, type: answer.headers.get("content-type") ?? "", body: await answer.text() };
  } catch (error) {
    return { status: 0, type: "", body: String(error) };
  }
}

export const askApi = (origin: string, { headers }: Api, method: string, path: string, body?: object): Promise<Told> =>
  ask(`${origin}/admin_api${path}`, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** The link in the newest mail to a doctor, from the demo's mailbox; in the office's copies the links are taken out. */
export async function newestDoctorLink(origin: string): Promise<string> {
  for (let look = 0; look < 50; look++) {
    const { body } = await ask(`${origin}/dev/mailbox`);
    for (const [, id] of body.matchAll(/\/dev\/mailbox\/(\d+)/g)) {
      const mail = await ask(`${origin}/dev/mailbox/${id}/html`);
      const link = /https?:\/\/[^"/]+(\/respond\/(?!me\.)[\w.~-]+)"/.exec(mail.body)?.[1];
      if (link) return `${origin}${link}`;
    }
    await pause(100);
  }
  throw new Error("No doctor was mailed.");
}

/** Presses "available" on the doctor's page that was opened before. */
export async function answerAsDoctor(link: string, page: string): Promise<Told> {
  const [, stamp = ""] = /name="stamp" value="([^"]+)"/.exec(page) ?? [];
  const [, field = ""] = /name="(answer-\d+)"/.exec(page) ?? [];
  const { origin } = new URL(link);
  return ask(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin, "accept-language": "en" },
    body: new URLSearchParams({ stamp, [field]: "available" }).toString(),
  });
}
