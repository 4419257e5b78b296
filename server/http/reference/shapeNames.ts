/** Names of the wire's shapes: each is called as the constant that declares it (src/contract/shapes). */
import * as account from "../../../src/contract/shapes/account.ts";
import * as administrator from "../../../src/contract/shapes/administrator.ts";
import * as audit from "../../../src/contract/shapes/audit.ts";
import * as bounceReport from "../../../src/contract/shapes/bounceReport.ts";
import * as calendarFeed from "../../../src/contract/shapes/calendarFeed.ts";
import * as callout from "../../../src/contract/shapes/callout.ts";
import * as calloutDefaults from "../../../src/contract/shapes/calloutDefaults.ts";
import * as calloutList from "../../../src/contract/shapes/calloutList.ts";
import * as calloutRequests from "../../../src/contract/shapes/calloutRequests.ts";
import * as comments from "../../../src/contract/shapes/callouts/comments.ts";
import * as coverSheet from "../../../src/contract/shapes/callouts/coverSheet.ts";
import * as decisions from "../../../src/contract/shapes/callouts/decisions.ts";
import * as ringRound from "../../../src/contract/shapes/callouts/ringRound.ts";
import * as timeline from "../../../src/contract/shapes/callouts/timeline.ts";
import * as doctor from "../../../src/contract/shapes/doctor.ts";
import * as doctorRequests from "../../../src/contract/shapes/doctorRequests.ts";
import * as doctorImport from "../../../src/contract/shapes/doctors/doctorImport.ts";
import * as doctorMerge from "../../../src/contract/shapes/doctors/doctorMerge.ts";
import * as emailTexts from "../../../src/contract/shapes/emailTexts.ts";
import * as exports from "../../../src/contract/shapes/exports.ts";
import * as insights from "../../../src/contract/shapes/insights.ts";
import * as listsImport from "../../../src/contract/shapes/lists/listsImport.ts";
import * as notification from "../../../src/contract/shapes/notification.ts";
import * as places from "../../../src/contract/shapes/places.ts";
import * as planning from "../../../src/contract/shapes/planning.ts";
import * as savedViews from "../../../src/contract/shapes/savedViews.ts";
import * as search from "../../../src/contract/shapes/search.ts";
import * as secondFactor from "../../../src/contract/shapes/secondFactor.ts";
import * as session from "../../../src/contract/shapes/session.ts";
import * as user from "../../../src/contract/shapes/user.ts";
import * as waves from "../../../src/contract/shapes/waves.ts";

const modules = [
  account,
  administrator,
  audit,
  bounceReport,
  calendarFeed,
  callout,
  calloutDefaults,
  calloutList,
  calloutRequests,
  comments,
  coverSheet,
  decisions,
  doctor,
  doctorRequests,
  doctorImport,
  doctorMerge,
  emailTexts,
  exports,
  insights,
  listsImport,
  notification,
  places,
  planning,
  ringRound,
  savedViews,
  search,
  secondFactor,
  session,
  timeline,
  user,
  waves,
];

/** Pieces are spread into shapes, and queries become parameters: neither has a use by itself. */
const isShape = (name: string): boolean => /^[A-Z][a-z]/.test(name) && !/(Query|Params|Meta)$/.test(name);

const names = new Map<unknown, string>();
for (const module of modules)
  for (const [name, schema] of Object.entries(module)) if (isShape(name)) names.set(schema, name);

/** TypeBox copies what it makes optional: a copy is known by its text, where no other shape has the same. */
const texts = Map.groupBy(names, ([schema]) => JSON.stringify(schema));

function nameOf(schema: object): string | undefined {
  const own = names.get(schema);
  if (own || !("properties" in schema)) return own;
  const [[, name] = [], other] = texts.get(JSON.stringify(schema)) ?? [];
  return other ? undefined : name;
}

/** The schema with `title` in each shape inside that has a name; what validates and serialises stays as it is. */
export function withTitles(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withTitles);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withTitles(value)]));
  const title = nameOf(schema);
  return title ? { ...inner, title } : inner;
}

/** Moves each shape with a title to the document's components, and leaves a reference in its place. */
function liftShapes(schema: unknown, components: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => liftShapes(one, components));
  if (typeof schema !== "object" || schema === null) return schema;
  const { title, ...rest } = schema as { title?: unknown };
  const lifted = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, liftShapes(value, components)]));
  if (typeof title !== "string") return title === undefined ? lifted : { title, ...lifted };
  const known = components[title];
  if (known && JSON.stringify(known) !== JSON.stringify(lifted)) throw new Error(`Two shapes are called ${title}`);
  components[title] = lifted;
  return { $ref: `#/components/schemas/${title}` };
}

/** The paths with references to shapes, and the shapes by name. */
export function withNamedShapes(paths: unknown) {
  const found: Record<string, unknown> = {};
  const referring = liftShapes(paths, found);
  const byName = Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1));
  return { paths: referring, schemas: Object.fromEntries(byName) };
}
