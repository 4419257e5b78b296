/** The least that any API does: one prepared statement a request, and what it read is sent. Run by ControlProcess. */
import { type AddressInfo } from "node:net";
import fastify from "fastify";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();
app.get<{ Params: { name: string } }>("/:name", async (request, reply) => {
  const { rows } = await pool.query<{ body: string }>({
    name: "answer",
    text: "select body from bench_control.answers where name = $1",
    values: [request.params.name],
  });
  return reply.type("application/json; charset=utf-8").send(rows[0]?.body);
});
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;
process.send?.(port);
