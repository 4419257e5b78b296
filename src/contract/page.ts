/** A page of rows and what is known of the whole (product.md §4): `{ data, meta }`. */
export type PageMeta = {
  /** 1-based. */
  page: number;
  per_page: number;
  total: number;
};
export type Page<Row, Meta extends PageMeta = PageMeta> = { data: Row[]; meta: Meta };

/** Rows a page holds unless asked otherwise, and the most it may hold. */
export const PER_PAGE = 25;
export const PER_PAGE_MAX = 100;
