/** The admin API as somebody signed in elsewhere uses it, without a browser; follows the session's rotation. */
import { type APIRequestContext, expect } from "@playwright/test";
import { SESSION_HEADERS } from "../../../src/contract/session.ts";
import { PASSWORD } from "./test.ts";

/** One call after the other: each answer may bring the words the next one needs. */
export class SignedInApi {
  readonly #request: APIRequestContext;
  readonly #url: string;
  #session: Record<string, string> = {};

  private constructor(request: APIRequestContext, url: string) {
    this.#request = request;
    this.#url = url;
  }

  static async open(request: APIRequestContext, server: { url: string }, email: string): Promise<SignedInApi> {
    const api = new SignedInApi(request, `${server.url}/admin_api`);
    await api.call("POST", "/auth/sign_in", { email, password: PASSWORD });
    return api;
  }

  /** What a browser keeps of this session, once it goes on with it. */
  get credentials(): Readonly<Record<string, string>> {
    return this.#session;
  }

  async call<Answer>(method: "GET" | "POST" | "PUT", path: string, data?: unknown): Promise<Answer> {
    const headers = this.#session;
    const answer = await this.#request.fetch(`${this.#url}${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    for (const name of SESSION_HEADERS) {
      const value = answer.headers()[name]?.trim();
      if (value) this.#session[name] = value;
    }
    return await answer.json();
  }
}
