/** The control in a process of its own, with a schema of its own for what it sends. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import pg from "pg";
import { type Statement, type Told } from "./statement.ts";

export class ControlProcess {
  readonly #client: pg.Client;
  readonly #child: ChildProcess;
  readonly #origin: string;

  private constructor(client: pg.Client, child: ChildProcess, port: number) {
    this.#client = client;
    this.#child = child;
    this.#origin = `http://127.0.0.1:${port}`;
  }

  static async create(url: string): Promise<ControlProcess> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("drop schema if exists bench_control cascade");
    await client.query("create schema bench_control");
    await client.query("create table bench_control.answers (name text primary key, body text not null)");
    const env = { PATH: process.env.PATH, DATABASE_URL: url };
    const child = fork(path.join(import.meta.dirname, "bareApi.ts"), { env, serialization: "advanced" });
    const [port] = (await once(child, "message")) as [number];
    return new ControlProcess(client, child, port);
  }

  /** Where it sends that body from now on, and where it asks those statements before. */
  async keep(name: string, body: string, statements: Statement[]): Promise<{ bare: string; same: string }> {
    await this.#client.query("insert into bench_control.answers values ($1, $2)", [name, body]);
    await this.#client.query("analyze bench_control.answers");
    const heard = once(this.#child, "message");
    this.#child.send({ name, statements } satisfies Told);
    await heard;
    const path = encodeURIComponent(name);
    return { bare: `${this.#origin}/${path}`, same: `${this.#origin}/same/${path}` };
  }

  async remove(): Promise<void> {
    const gone = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await gone;
    await this.#client.query("drop schema bench_control cascade");
    await this.#client.end();
  }
}
