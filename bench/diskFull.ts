/**
 * Fills the disk that holds the data while somebody works, until the database can write no more, and makes room again:
 * refusals in plain words (507 or 503), the processor left alone, a line of the log a minute, everything acknowledged kept,
 * well again by itself. On the embedded database, and on a PostgreSQL of its own where one is installed.
 * `node bench/diskFull.ts [--engine embedded|postgres] [--seconds 70] [--writing 120]`; as root on Linux, since it mounts a small disk.
 * Prints what it found; exits with 1 when a figure is missed, and with 2 when an engine could not be tried.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Api, signIn } from "./support/api.ts";
import { answerAsDoctor, ask, askApi, newestDoctorLink, type Told } from "./support/plainCalls.ts";
import { PostgresCluster } from "./support/postgresCluster.ts";
import { cpuTime, cpuTimeOfFamily } from "./support/processUse.ts";
import { aCallout, sendOne } from "./support/sendCallouts.ts";
import { ServerProcess } from "./support/serverProcess.ts";
import { SmallDisk } from "./support/smallDisk.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string" },
    seconds: { type: "string", default: "70" },
    writing: { type: "string", default: "120" },
  },
});
const seconds = Number(values.seconds);
// Each engine that is tried has a database of its own.
delete process.env.DATABASE_URL;

const MEGABYTES = { embedded: 200, postgres: 320 } as const;
type Engine = keyof typeof MEGABYTES;

/** Of one core, while the disk is full and somebody asks once a second; and in percent, as below. */
const SHARE_PERCENT = 15;
/** Milliseconds from the moment that there is room to the first change that is taken. */
const RECOVERY_MS = 15_000;
/** Milliseconds of writing after which it is enough, whether or not the database can still be read. */
const WRITING_MS = Number(values.writing) * 1_000;
const WRITERS = 4;
/** Changes before the disk is full, each of which must be there afterwards. */
const CHANGES = 20;

const refusals = ["storage_full", "unavailable"];
const title = (n: number): string => `Full ${String(n).padStart(6, "0")}`;

/** A refusal that a person and a program understand; anything else is a fault. */
function isPlain({ status, type, body }: Told): boolean {
  if (status !== 507 && status !== 503) return false;
  if (type.startsWith("text/html")) return /<h1>[^<]+<\/h1>/.test(body);
  const { errors, code } = JSON.parse(body) as { errors?: string[]; code?: string };
  return refusals.includes(code ?? "") && errors?.length === 1;
}

class Work {
  readonly acknowledged = new Map<number, string>();
  readonly statuses: Record<string, number> = {};
  readonly faults: string[] = [];
  readonly #origin: string;
  readonly #api: Api;
  readonly #draft: { callout: object };
  #begun = 0;

  constructor(origin: string, api: Api, draft: { callout: object }) {
    this.#origin = origin;
    this.#api = api;
    this.#draft = draft;
  }

  async write(): Promise<boolean> {
    const named = title(this.#begun++);
    const body = { callout: { ...this.#draft.callout, title: named } };
    const told = await askApi(this.#origin, this.#api, "POST", "/callouts", body);
    const isKept = this.#note("draft", told, 201);
    if (isKept) this.acknowledged.set((JSON.parse(told.body) as { data: { id: number } }).data.id, named);
    return isKept;
  }

  async read(): Promise<boolean> {
    return this.#note("list", await askApi(this.#origin, this.#api, "GET", "/callouts"), 200);
  }

  async answer(link: string, page: string): Promise<boolean> {
    return this.#note("doctor's answer", await answerAsDoctor(link, page), 303);
  }

  /** What needs no database. */
  async look(): Promise<void> {
    for (const path of ["/healthz", "/config.json"]) {
      const { status } = await ask(`${this.#origin}${path}`);
      if (status !== 200) this.faults.push(`${path} was answered with ${status}`);
    }
  }

  async lost(): Promise<number> {
    let lost = 0;
    for (const [id, named] of this.acknowledged) {
      const { status, body } = await askApi(this.#origin, this.#api, "GET", `/callouts/${id}`);
      if (status !== 200 || !body.includes(named)) lost += 1;
    }
    return lost;
  }

  #note(what: string, told: Told, well: number): boolean {
    const name = `${what} ${told.status}`;
    this.statuses[name] = (this.statuses[name] ?? 0) + 1;
    if (told.status !== well && !isPlain(told)) this.faults.push(`${name}: ${told.body.slice(0, 200)}`);
    return told.status === well;
  }
}

/** Milliseconds that server and database have worked. */
const worked = async (server: ServerProcess, cluster?: PostgresCluster): Promise<number> =>
  (await cpuTime(server.pid)) + (cluster ? await cpuTimeOfFamily(cluster.pid).catch(() => 0) : 0);

/** Of one core in percent, while `work` is done. */
async function shareOf(server: ServerProcess, cluster: PostgresCluster | undefined, work: () => Promise<void>) {
  const [began, before] = [performance.now(), await worked(server, cluster)];
  await work();
  return Math.round(((await worked(server, cluster)) - before) / ((performance.now() - began) / 100));
}

async function onceASecond(work: Work, link: string, page: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await Promise.all([work.write(), work.read(), work.answer(link, page), work.look(), pause(1_000)]);
  }
}

/** Writes until not even reading is possible, as when the database finds no room for its log. */
async function writeUntilDead(work: Work): Promise<boolean> {
  const until = performance.now() + WRITING_MS;
  let isDead = false;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (!isDead && performance.now() < until) {
        await work.write();
        isDead ||= !(await work.read());
      }
    }),
  );
  return isDead;
}

async function untilWell(work: Work): Promise<number> {
  const began = performance.now();
  while (!(await work.write()) && performance.now() - began < 4 * RECOVERY_MS) await pause(100);
  return Math.round(performance.now() - began);
}

/** What the log said, and how often. */
const said = (lines: string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(lines, (line) => messageOf(line).replaceAll(/\d+/g, "…"))].map(([what, all]) => [what, all.length]),
  );

function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { code?: string; message: string } };
    return msg === "unexpected error" && err ? `${msg}: ${err.code} ${err.message}` : msg;
  } catch {
    return line;
  }
}

async function fillAndFree(engine: Engine, disk: SmallDisk, cluster?: PostgresCluster) {
  const lines: string[] = [];
  const settings = { DEMO: "1", LOG_LEVEL: "warn", ...(cluster ? { DATABASE_URL: cluster.url } : {}) };
  const server = new ServerProcess(`${disk.directory}/data`, settings);
  server.hear = (line) => void lines.push(line);
  try {
    await server.start();
    const api = await signIn(server.origin);
    const draft = (await aCallout(api)) as { callout: object };
    await sendOne(api, draft);
    const link = await newestDoctorLink(server.origin);
    const { body: page } = await ask(link);
    const work = new Work(server.origin, api, draft);
    for (let n = 0; n < CHANGES; n++) await work.write();
    const before = work.acknowledged.size;
    await disk.fill();
    const began = performance.now();
    while (await work.write());
    const asked = await shareOf(server, cluster, () => onceASecond(work, link, page, seconds));
    const isDead = await writeUntilDead(work);
    await disk.fill();
    const idle = await shareOf(server, cluster, () => pause(15_000));
    const dead = await shareOf(server, cluster, () => onceASecond(work, link, page, 15));
    const minutes = (performance.now() - began) / 60_000;
    await disk.makeRoom();
    const well = await untilWell(work);
    await pause(6_000);
    const spoken = said(lines);
    const answered = await work.answer(link, page);
    const lost = await work.lost();
    await server.end("SIGTERM");
    await server.start();
    const lostAfterStart = await work.lost();
    const kept = work.acknowledged.size;
    const full = { asked, idle, dead };
    const faults = [
      ...new Set(work.faults),
      ...Object.entries(full).flatMap(([when, share]) =>
        share > SHARE_PERCENT ? [`${share} % of a core, ${when}`] : [],
      ),
      ...(before < CHANGES ? [`only ${before} of ${CHANGES} changes were taken while there was room`] : []),
      ...(well > RECOVERY_MS ? [`well again only after ${well} ms`] : []),
      ...(answered ? [] : ["the doctor's answer was not taken afterwards"]),
      ...(lost + lostAfterStart > 0 ? [`${lost} lost, ${lostAfterStart} after a start`] : []),
      // One when it begins and one when it is over, of the disk and of the database; one a minute of each meanwhile.
      ...(lines.length > 4 + 2 * Math.ceil(minutes) ? [`${lines.length} lines in ${minutes.toFixed(1)} minutes`] : []),
    ];
    const ends = cluster?.ends ?? 0;
    return {
      engine,
      share: full,
      isDead,
      ends,
      before,
      kept,
      lost,
      lostAfterStart,
      well,
      statuses: work.statuses,
      spoken,
      faults,
    };
  } finally {
    await server.end("SIGKILL");
  }
}

type Verdict = "kept" | "missed" | "skipped";

function skipped(why: string): Verdict {
  process.stdout.write(`Skipped: ${why}\n`);
  return "skipped";
}

async function tryOne(engine: Engine): Promise<Verdict> {
  const disk = await SmallDisk.mount(MEGABYTES[engine]);
  if (!disk) return skipped("only root can mount a small disk.");
  let cluster: PostgresCluster | undefined;
  try {
    if (engine === "postgres") {
      cluster = await PostgresCluster.create(disk.directory);
      if (!cluster) return skipped("PostgreSQL is not installed.");
    }
    const result = await fillAndFree(engine, disk, cluster);
    process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
    return result.faults.length === 0 ? "kept" : "missed";
  } finally {
    await cluster?.stop();
    await disk.remove();
  }
}

const engines = (values.engine ? [values.engine] : ["embedded", "postgres"]) as Engine[];
const verdicts: Verdict[] = [];
for (const engine of engines) verdicts.push(await tryOne(engine));
if (verdicts.includes("missed")) process.exitCode = 1;
else if (verdicts.includes("skipped")) process.exitCode = 2;
