/**
 * The least that any API does: one prepared statement a request, and what it read is sent. Below /same, the least that one
 * with our statements does: it asks them as well, one after another. Run by ControlProcess.
 */
import { type AddressInfo } from "node:net";
import fastify from "fastify";
import pg from "pg";
import { type Statement, type Told } from "./statement.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const known = new Map<string, (Statement & { name: string })[]>();
process.on("message", ({ name, statements }: Told) => {
  known.set(
    name,
    statements.map((statement, index) => ({ name: `${name} ${index}`, ...statement })),
  );
  process.send?.(name);
});

async function read(name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ body: string }>({
    name: "answer",
    text: "select body from bench_control.answers where name = $1",
    values: [name],
  });
  return rows[0]?.body;
}

const app = fastify();
type Named = { Params: { name: string } };
app.get<Named>("/:name", async ({ params }, reply) =>
  reply.type("application/json; charset=utf-8").send(await read(params.name)),
);
app.get<Named>("/same/:name", async ({ params }, reply) => {
  for (const statement of known.get(params.name) ?? []) await pool.query(statement);
  return reply.type("application/json; charset=utf-8").send(await read(params.name));
});
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;
process.send?.(port);
