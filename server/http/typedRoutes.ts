/** Routes whose requests and responses have the types of their schemas (src/contract/shapes). */
import { type TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from "fastify";
import { type Ports } from "../platform/ports.ts";

export type TypedApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
export type Routes = (app: TypedApp, ports: Ports) => Promise<void>;
