/** A page of rows and what is known of the whole: `{ data, meta }`. */
import { type Static, type TProperties, type TSchema, Type } from "typebox";
import { PER_PAGE_MAX } from "../page.ts";
import { integer } from "./base.ts";

/** What a query may say of pages. */
export const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: PER_PAGE_MAX })),
};

const PageMeta = Type.Object({
  /** 1-based. */
  page: integer,
  per_page: integer,
  total: integer,
});
type PageMeta = Static<typeof PageMeta>;
export type Page<Row, Meta extends PageMeta = PageMeta> = { data: Row[]; meta: Meta };

export const metaWith = <More extends TProperties>(more: More) => Type.Object({ ...PageMeta.properties, ...more });

export const pageOf = <Row extends TSchema, Meta extends TSchema>(row: Row, meta: Meta) =>
  Type.Object({ data: Type.Array(row), meta });
export const plainPageOf = <Row extends TSchema>(row: Row) => pageOf(row, PageMeta);
