/** Fetches the words of what is not on the first paint, for parts that are fetched themselves. */
export const knowPageTexts = (): Promise<unknown> => import("./addPageTexts.ts");
