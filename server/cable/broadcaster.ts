/** One ear per process for what happens in all companies; each company's stream tells its own sockets. */
import { COMPANY_CHANGES, readCompanyChange } from "../features/notifications/companyChange.ts";
import { type QuietTimes, quietTimesOf } from "../features/notifications/quietTimes.ts";
import { type Ports } from "../platform/ports.ts";
import { CompanyStream } from "./companyStream.ts";
import { type Connection } from "./connection.ts";

type OpenStream = { stream: CompanyStream; placed: Promise<void>; holders: number };

export class Broadcaster {
  readonly #ports: Ports;
  readonly #failed: (error: unknown) => void;
  readonly #open = new Map<number, OpenStream>();
  readonly #quiet: QuietTimes;
  #stopListening: () => Promise<void> = async () => undefined;

  /** `failed` hears of reads that are tried again. */
  constructor(ports: Ports, failed: (error: unknown) => void) {
    this.#ports = ports;
    this.#failed = failed;
    this.#quiet = quietTimesOf(ports.database);
  }

  async start(): Promise<void> {
    this.#stopListening = await this.#ports.database.listen(
      COMPANY_CHANGES,
      (payload) => {
        const change = readCompanyChange(payload);
        if (!change) return;
        // A person's own marks change nothing of the company.
        if (!("marked" in change)) this.#quiet.hear(change.company_id);
        this.#open.get(change.company_id)?.stream.hear(change);
      },
      () => {
        this.#quiet.begin();
        for (const { stream } of this.#open.values()) void stream.recover();
      },
      // Until it listens again it does not know what is quiet.
      () => this.#quiet.end(),
    );
    this.#quiet.begin();
  }

  /** The company's stream, of which nothing is missed any more; give it back with `leave`. */
  async hold(companyId: number): Promise<CompanyStream> {
    const open = this.#open.get(companyId) ?? this.#begin(companyId);
    open.holders += 1;
    try {
      await open.placed;
    } catch (error) {
      this.#release(open);
      throw error;
    }
    return open.stream;
  }

  leave(stream: CompanyStream, connection: Connection): void {
    stream.connections.delete(connection);
    const open = this.#open.get(stream.companyId);
    if (open?.stream === stream) this.#release(open);
  }

  look(): void {
    for (const { stream } of this.#open.values()) stream.look();
  }

  async stop(): Promise<void> {
    this.#quiet.end();
    await this.#stopListening();
    for (const { stream } of this.#open.values()) stream.close();
    this.#open.clear();
  }

  #begin(companyId: number): OpenStream {
    const stream = new CompanyStream(companyId, { db: this.#ports.database.db, failed: this.#failed });
    const open = { stream, placed: stream.place(), holders: 0 };
    this.#open.set(companyId, open);
    return open;
  }

  #release(open: OpenStream): void {
    open.holders -= 1;
    if (open.holders > 0) return;
    open.stream.close();
    this.#open.delete(open.stream.companyId);
  }
}
