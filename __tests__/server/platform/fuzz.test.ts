/** Whatever is sent to whatever route: a refusal in its own words, never a surprise. */
import { type InjectOptions } from "fastify";
import { documentRequest, operationsIn } from "../../support/fuzz/documentRequests.ts";
import { fuzzedServer } from "../../support/fuzz/fuzzedServer.ts";
import { FIELD_VALUES, type Form, pageForms, pressed } from "../../support/fuzz/pageForms.ts";
import { plainRequests } from "../../support/fuzz/plainRequests.ts";
import { type Twist, twistedRequest, twists } from "../../support/fuzz/twistedRequest.ts";
import { fc } from "../../support/random/fc.ts";
import { manyRuns } from "../../support/random/manyRuns.ts";
import { TABLE } from "../../support/routeTable.ts";

/** In parts, since all of them take long. */
const PARTS = process.env.FULL ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];
const RUNS = manyRuns(2_500, 250);
/** The same requests every time: what fails today fails tomorrow. */
const SEED = 20_261_124;
const server = fuzzedServer();
const { ask, ports, world } = server;

/** A refusal that named this parameter was itself a surprise. */
const ONCE_SEEN: Twist = { where: "unknown", at: 0, nasty: null, text: "0" };

/** Some of a form's fields with other values, twice, or not at all. */
const twistedForm = (form: Form): fc.Arbitrary<InjectOptions> =>
  fc
    .array(
      fc.record({
        at: fc.nat(),
        value: fc.constantFrom(...FIELD_VALUES),
        how: fc.constantFrom("other", "twice", "list", "without"),
      }),
      { maxLength: 3 },
    )
    .map((changes) => {
      const fields = [...form.fields];
      for (const { at, value, how } of changes) {
        const place = at % Math.max(fields.length, 1);
        const [name] = fields[place] ?? ["x"];
        if (how === "without") fields.splice(place, 1);
        else if (how === "other") fields[place] = [name, value];
        else fields.push([how === "list" ? `${name}[]` : name, value]);
      }
      return pressed({ ...form, fields });
    });

test.each(PARTS)(
  "no body, query, path, header or form makes any route fail, nor reaches the prototype of things (part %i)",
  async (part) => {
    const document = await server.document();
    const described = new Set(operationsIn(document).map(([key]) => key));
    const hidden = Object.keys(TABLE).filter((key) => !described.has(key));
    const plain = fc.oneof(
      { weight: 20, arbitrary: documentRequest(document, world()) },
      { weight: 1, arbitrary: fc.constantFrom(...hidden.flatMap((key) => plainRequests(key, world()))) },
    );
    const requests = fc.oneof(
      { weight: 9, arbitrary: fc.tuple(plain, twists).map(([one, all]) => twistedRequest(one, all, world())) },
      { weight: 1, arbitrary: fc.constantFrom(...pageForms(ports(), world())).chain(twistedForm) },
    );
    const [callouts] = plainRequests("GET /admin_api/callouts", world());
    const examples: [InjectOptions][] = callouts ? [[twistedRequest(callouts, [ONCE_SEEN], world())]] : [];
    const shapes = Object.getOwnPropertyNames(Object.prototype);
    const seen = { all: 0, handled: 0, taken: 0 };
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { status, fault, isHandled } = await ask(request);
        expect(fault).toBeUndefined();
        seen.all += 1;
        seen.handled += isHandled ? 1 : 0;
        seen.taken += status < 400 ? 1 : 0;
      }),
      { numRuns: RUNS, seed: SEED * part, examples },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(shapes);
    expect({}).not.toHaveProperty("polluted");
    // Not all are stopped at the door.
    expect(seen.handled / seen.all).toBeGreaterThan(0.4);
    expect(seen.taken / seen.all).toBeGreaterThan(0.25);
  },
);
