/** Schemas of the API's document in the reader's words. */

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  description?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Longer lists of words are told by their beginning. */
const MOST_WORDS = 40;

export const anchor = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

/** The file that tells of an area. */
export const pageOf = (area: string): string => `${anchor(area)}.md`;
export const SHAPES = pageOf("Shapes");

const words = (values: unknown[]): string => {
  const told = values.slice(0, MOST_WORDS).map((value) => `\`${value}\``);
  return [...told, ...(values.length > MOST_WORDS ? [`and ${values.length - MOST_WORDS} more`] : [])].join(", ");
};

function objectText({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return typeof additionalProperties === "object" ? `map of ${typeText(additionalProperties)}` : "object";
  const inner = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? "" : "?"}: ${typeText(schema)}`,
  );
  return `{ ${inner.join("; ")} }`;
}

function oneType(type: string | undefined, schema: Schema): string {
  if (type === "array") return schema.items ? `list of ${typeText(schema.items)}` : "list";
  if (type === "object") return objectText(schema);
  return type === "string" ? (schema.format ?? "text") : (type ?? "anything");
}

export function typeText(schema: Schema): string {
  const name = schema.$ref?.split("/").at(-1);
  if (name) return `[${name}](${SHAPES}#${anchor(name)})`;
  if (schema.enum) return words(schema.enum);
  if ("const" in schema) return `\`${schema.const}\``;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeText).join(" or ");
  if (schema.allOf) return schema.allOf.map(typeText).join(" and ");
  return [schema.type]
    .flat()
    .map((type) => oneType(type, schema))
    .join(" or ");
}

const MOST_EXACT = Number.MAX_SAFE_INTEGER;

function range(from: number | undefined, to: number | undefined, unit: string): string[] {
  const most = to === MOST_EXACT ? undefined : to;
  if (from === undefined && most === undefined) return [];
  if (most === undefined) return [`at least ${from}${unit}`];
  return [from === undefined ? `up to ${most}${unit}` : `${from} to ${most}${unit}`];
}

/** Bounds and the description. */
export const remarks = (schema: Schema): string =>
  [
    ...range(schema.minimum, schema.maximum, ""),
    ...range(schema.minLength, schema.maxLength, " characters"),
    ...range(schema.minItems, schema.maxItems, " entries"),
    ...(schema.description ? [schema.description] : []),
  ].join("; ");

export const table = (head: string[], rows: string[][]): string => {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
};
