/** Reading that is planned each time it is asked: a kept plan knows neither how long a period is nor how large a company. */
import { type Kysely, type KyselyPlugin, SelectModifierNode, SelectQueryNode, sql } from "kysely";
import { FRESH_PLAN } from "./preparedStatements.ts";
import { type Tables } from "./schema.ts";

const mark = SelectModifierNode.createWithExpression(sql.raw(FRESH_PLAN).toOperationNode());

const marking: KyselyPlugin = {
  transformQuery: ({ node }) => (SelectQueryNode.is(node) ? SelectQueryNode.cloneWithFrontModifier(node, mark) : node),
  transformResult: async ({ result }) => result,
};

export const withFreshPlans = (db: Kysely<Tables>): Kysely<Tables> => db.withPlugin(marking);
