/** The API's document as pages for readers: one for each area, and one with all shapes. */
import { anchor, pageOf, remarks, type Schema, SHAPES, table, typeText } from "./types.ts";

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Content = { content?: Record<string, { schema?: Schema }> };
type Response = Content & { description: string };
type Operation = {
  tags: [string];
  summary: string;
  description: string;
  /** Empty: for anyone; without it as the document says. */
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Content;
  /** Refusals that operations share are references to the components. */
  responses: Record<string, Response | { $ref: string }>;
};
export type ApiDocument = {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
};

type Placed = Omit<Operation, "responses"> & { method: string; path: string; responses: Record<string, Response> };

const MADE = "<!-- Made from the API's document by `npm run docs`. -->";

const schemaOf = ({ content = {} }: Content): Schema | undefined => Object.values(content)[0]?.schema;

/** By status, with what each reference stands for. */
export const responsesOf = (
  { components }: ApiDocument,
  { responses }: Pick<Operation, "responses">,
): Record<string, Response> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      if (!("$ref" in response)) return [status, response];
      const found = components.responses[response.$ref.replace("#/components/responses/", "")];
      if (!found) throw new Error(`The document has no ${response.$ref}`);
      return [status, found];
    }),
  );

function parametersText(parameters: Parameter[]): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, schema, description }) => [
    `\`${name}\``,
    `${place}${required ? "" : ", optional"}`,
    typeText(schema),
    remarks({ ...schema, ...(description ? { description } : {}) }),
  ]);
  return [table(["Parameter", "In", "Type", "Remarks"], rows)];
}

function operationText({ method, path, parameters = [], ...operation }: Placed): string {
  const body = operation.requestBody && schemaOf(operation.requestBody);
  const answers = Object.entries(operation.responses).filter(([status]) => status < "400");
  const refusals = Object.entries(operation.responses).filter(([status]) => status >= "400");
  const access = operation.security ? "anyone" : "administrators of the practice";
  const told = answers.map(([status, answer]) => {
    const schema = schemaOf(answer);
    return `${status} ${schema ? typeText(schema) : answer.description.toLowerCase()}`;
  });
  const facts = [
    `- Who: ${access}`,
    ...(body ? [`- Body: ${typeText(body)}`] : []),
    `- Response: ${told.join(", ")}`,
    `- Refusals: ${refusals.map(([status, { description }]) => `${status} ${description}`).join(" · ")}`,
  ].join("\n");
  return [
    `## ${operation.summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    operation.description,
    ...parametersText(parameters),
    facts,
  ].join("\n\n");
}

function shapeText([name, schema]: [string, Schema]): string {
  const { properties, required = [] } = schema;
  if (!properties) return `## ${name}\n\n${typeText(schema).replaceAll(`${SHAPES}#`, "#")}`;
  const rows = Object.entries(properties).map(([key, one]) => [
    `\`${key}\`${required.includes(key) ? "" : ", optional"}`,
    typeText(one).replaceAll(`${SHAPES}#`, "#"),
    remarks(one),
  ]);
  return `## ${name}\n\n${table(["Property", "Type", "Remarks"], rows)}`;
}

const page = (...sections: string[]): string => `${[MADE, ...sections].join("\n\n")}\n`;

/** By file name. */
export function apiReference(document: ApiDocument): Map<string, string> {
  const { info, tags, paths, components } = document;
  const operations: Placed[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method,
      path,
      responses: responsesOf(document, operation),
    })),
  );
  const pages = new Map<string, string>();
  const index = tags.map(({ name, description }) => {
    const own = operations.filter(({ tags: [tag] }) => tag === name);
    pages.set(pageOf(name), page(`# ${name}`, description, "[All areas](README.md)", ...own.map(operationText)));
    const rows = own.map(({ summary, method, path }) => [
      `[${summary}](${pageOf(name)}#${anchor(summary)})`,
      `\`${method.toUpperCase()} ${path}\``,
    ]);
    return [`## [${name}](${pageOf(name)})`, description, table(["Operation", "Request"], rows)].join("\n\n");
  });
  const shapes = Object.entries(components.schemas).map(shapeText);
  pages.set(SHAPES, page("# Shapes", "What requests and responses consist of, by name.", ...shapes));
  pages.set("README.md", page(`# ${info.title}`, info.description, `All shapes: [${SHAPES}](${SHAPES}).`, ...index));
  return pages;
}
