/** Fetches the words of what is not on the first paint, for parts that are fetched themselves. */
export const loadPageTexts = (): Promise<unknown> => import("./addPageTexts.ts");
