/** An admin API whose every answer the test gives: by rule, or held back and let go by hand. */

export type Heard = { method: string; path: string; headers: Headers; body: unknown };
/** `cut`: the connection breaks after the headers. */
export type Reply = { status?: number; body?: unknown; headers?: Record<string, string>; cut?: true };
type Rule = (heard: Heard) => Reply | Promise<Reply> | "fails";

export class FakeServer {
  readonly heard: Heard[] = [];
  readonly #rules = new Map<string, Rule>();

  /** `what` as "GET /callouts", without the query and the API's path. */
  on(what: string, rule: Rule | Reply | "fails"): this {
    this.#rules.set(what, typeof rule === "function" ? rule : () => rule);
    return this;
  }

  knows(what: string): boolean {
    return this.#rules.has(what);
  }

  count(what: string): number {
    return this.heard.filter(({ method, path }) => `${method} ${path.split("?")[0]}` === what).length;
  }

  /** The latest of its kind; `what` as for `on`. */
  of(what: string): Heard {
    const found = this.heard.findLast(({ method, path }) => `${method} ${path.split("?")[0]}` === what);
    if (!found) throw new Error(`Nobody asked ${what}`);
    return found;
  }

  get last(): Heard {
    const last = this.heard.at(-1);
    if (!last) throw new Error("Nothing was asked");
    return last;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = url.replace(/^\/admin_api/, "");
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    const heard = { method, path, headers: new Headers(init.headers), body };
    this.heard.push(heard);
    const rule = this.#rules.get(`${method} ${path.split("?")[0]}`);
    const reply = rule ? await rule(heard) : { status: 404, body: { errors: ["no such rule"] } };
    if (reply === "fails") throw new TypeError("Failed to fetch");
    return respond(reply);
  };
}

const broken = (): ReadableStream =>
  new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });

export const respond = ({ status = 200, body = {}, headers = {}, cut }: Reply): Response =>
  new Response(cut ? broken() : typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: { "content-type": typeof body === "string" ? "text/html" : "application/json", ...headers },
  });

/** An answer that waits for the test. */
export function held(): { reply: Promise<Reply>; let: (reply: Reply) => void } {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { reply: promise, let: resolve };
}
