/** What the app's endpoints take, read from their types: values of every shape that the compiler would let through. */
import { globSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Stands for any text. */
export const TEXT = "any text";
const NUMBER = 7;

const root = process.cwd();
/** Where endpoints are injected. */
export const API_FILES = globSync("src/{features/**/*Api,api/*Queries}.ts", { cwd: root }).map((file) =>
  path.join(root, file),
);

/** Our own files are followed, and TypeBox: the arguments are made of src/contract/shapes and the language's own types. */
function readProgram(): ts.Program {
  const options: ts.CompilerOptions = { strict: true, lib: ["lib.es2022.d.ts"], types: [], noEmit: true };
  const host = ts.createCompilerHost(options);
  const library: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    module: ts.ModuleKind.NodeNext,
  };
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      if (text === "typebox" || from.includes("/node_modules/typebox/"))
        return ts.resolveModuleName(text, from, library, ts.sys);
      const file = path.resolve(path.dirname(from), text);
      const found = text.startsWith(".") && ts.sys.fileExists(file);
      return { resolvedModule: found ? { resolvedFileName: file, extension: path.extname(file) } : undefined };
    });
  return ts.createProgram(API_FILES, options, host);
}

/** Each shape once, the others of its properties as they come first: their product would be beyond counting. */
function objects(shapes: [name: string, values: unknown[], optional: boolean][]): object[] {
  const first = shapes.map(([name, values]) => [name, values[0]]);
  const whole = Object.fromEntries(first);
  const bare = Object.fromEntries(first.filter((_, at) => !shapes[at]?.[2]));
  const others = shapes.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...whole, [name]: value })));
  return [whole, ...(shapes.some(([, , optional]) => optional) ? [bare] : []), ...others];
}

class Values {
  readonly #checker: ts.TypeChecker;
  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  of(type: ts.Type): unknown[] {
    if (type.isUnion()) return [...new Set(type.types.flatMap((one) => this.of(one)))];
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral) return [this.#checker.typeToString(type) === "true"];
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [undefined];
    if (flags & ts.TypeFlags.Null) return [null];
    if (flags & ts.TypeFlags.StringLike) return [TEXT];
    if (flags & ts.TypeFlags.NumberLike) return [NUMBER];
    if (this.#checker.isTupleType(type)) return [this.#ofPlaces(type as ts.TypeReference)];
    if (this.#checker.isArrayType(type)) return [this.#ofItems(type as ts.TypeReference)];
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#ofObject(type);
    throw new Error(`No value of the type ${this.#checker.typeToString(type)}`);
  }

  #ofItems(type: ts.TypeReference): unknown[] {
    return this.#checker.getTypeArguments(type).flatMap((item) => this.of(item));
  }

  /** A tuple: the first value of each place. */
  #ofPlaces(type: ts.TypeReference): unknown[] {
    return this.#checker.getTypeArguments(type).map((place) => this.of(place)[0]);
  }

  #ofObject(type: ts.Type): object[] {
    const properties = this.#checker.getPropertiesOfType(type).map((property): [string, unknown[], boolean] => {
      const values = this.of(this.#checker.getTypeOfSymbol(property)).filter((one) => one !== undefined);
      return [property.name, values, Boolean(property.flags & ts.SymbolFlags.Optional)];
    });
    const index = this.#checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: value }): [string, unknown[], boolean] => {
        return [String(this.of(keyType)[0]), this.of(value), true];
      });
    return objects([...properties, ...index]);
  }
}

/** `name: build.query<Answer, Argument>(…)`: the name and the second type. */
function endpointIn(node: ts.Node): [string, ts.TypeNode] | null {
  if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(node.initializer)) return null;
  const { expression, typeArguments } = node.initializer;
  const argument = typeArguments?.[1];
  if (!ts.isPropertyAccessExpression(expression) || !/^(query|mutation)$/.test(expression.name.text)) return null;
  return argument ? [node.name.getText(), argument] : null;
}

/** Endpoint → arguments. */
export function readArguments(): Map<string, unknown[]> {
  const program = readProgram();
  const values = new Values(program.getTypeChecker());
  const found = new Map<string, unknown[]>();
  const visit = (node: ts.Node): void => {
    const endpoint = endpointIn(node);
    if (endpoint) found.set(endpoint[0], values.of(program.getTypeChecker().getTypeFromTypeNode(endpoint[1])));
    ts.forEachChild(node, visit);
  };
  for (const file of API_FILES) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return found;
}
