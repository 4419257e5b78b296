/** Queries inside one company: every company table they touch is narrowed to it, wherever it stands in the statement. */
import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type Transaction,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
} from "kysely";
import { COMPANY_TABLES, type Tables } from "./schema.ts";

type Node = OperationNode & { kind: string };
const scoped = new Set<string>(COMPANY_TABLES);

/** The name by which the statement calls the table, if it is one of a company's. */
function companyTable(node: Node): string | undefined {
  if (node.kind === "AliasNode") {
    const { node: inner, alias } = node as unknown as { node: Node; alias: { name?: string } };
    return companyTable(inner) && alias.name;
  }
  if (node.kind !== "TableNode") return undefined;
  const { name } = (node as TableNode).table.identifier;
  return scoped.has(name) ? name : undefined;
}

class Narrow extends OperationNodeTransformer {
  readonly #companyId: number;
  constructor(companyId: number) {
    super();
    this.#companyId = companyId;
  }

  #where(where: WhereNode | undefined, tables: readonly Node[]): WhereNode | undefined {
    return tables.reduce<WhereNode | undefined>((narrowed, table) => {
      const name = companyTable(table);
      if (!name) return narrowed;
      const own = this.#belongs(name);
      return narrowed ? WhereNode.create(AndNode.create(narrowed.where, own)) : WhereNode.create(own);
    }, where);
  }

  #belongs(name: string): OperationNode {
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create("company_id"), TableNode.create(name)),
      OperatorNode.create("="),
      ValueNode.create(this.#companyId),
    );
  }

  // A joined table is narrowed in its ON, so that a left join stays one.
  protected override transformJoin(node: Parameters<OperationNodeTransformer["transformJoin"]>[0]) {
    const join = super.transformJoin(node);
    const name = companyTable(join.table as Node);
    if (!name || !join.on) return join;
    return { ...join, on: { ...join.on, on: AndNode.create(join.on.on, this.#belongs(name)) } };
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const query = super.transformSelectQuery(node);
    const where = this.#where(query.where, (query.from?.froms ?? []) as Node[]);
    return where ? { ...query, where } : query;
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const query = super.transformUpdateQuery(node);
    const tables = [query.table, ...(query.from?.froms ?? [])].filter((table) => table !== undefined) as Node[];
    const where = this.#where(query.where, tables);
    return where ? { ...query, where } : query;
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const query = super.transformDeleteQuery(node);
    const where = this.#where(query.where, query.from.froms as Node[]);
    return where ? { ...query, where } : query;
  }
}

const narrowed = (companyId: number): KyselyPlugin => {
  const narrow = new Narrow(companyId);
  return {
    transformQuery: ({ node }) => narrow.transformNode(node),
    transformResult: async ({ result }) => result,
  };
};

/** A handle that sees one company only. Inserts still name `company_id`; composite foreign keys hold them to it. */
export function forCompany<Handle extends Kysely<Tables> | Transaction<Tables>>(db: Handle, companyId: number): Handle {
  return db.withPlugin(narrowed(companyId)) as Handle;
}
