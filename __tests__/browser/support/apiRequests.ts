/** What a page asks of the API, and when it has done asking. */
import { type Page, type Request } from "@playwright/test";
import { expect } from "./test.ts";

export class ApiRequests {
  /** As "GET /doctors?page=1", in the order of asking. */
  readonly asked: string[] = [];
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on("request", this.#begun).on("requestfinished", this.#ended).on("requestfailed", this.#ended);
  }

  /** Everything is answered, and with the answers drawn nothing more is asked for. */
  async settled(): Promise<void> {
    for (let seen = -1; seen < this.asked.length || this.#underWay.size > 0; ) {
      await expect.poll(() => [...this.#underWay].map((request) => request.url()), { timeout: 60_000 }).toEqual([]);
      seen = this.asked.length;
      await this.#page.evaluate(
        () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
      );
    }
  }

  stop(): void {
    this.#page.off("request", this.#begun).off("requestfinished", this.#ended).off("requestfailed", this.#ended);
  }

  #begun = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/admin_api/")) return;
    // A frame that is replaced while it loads ends without a word.
    if (request.resourceType() !== "document") this.#underWay.add(request);
    this.asked.push(`${request.method()} ${pathname.slice(10)}${search}`);
  };

  #ended = (request: Request): void => void this.#underWay.delete(request);
}
