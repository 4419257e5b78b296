/** The one API; each feature injects its endpoints. */
import { createApi } from "@reduxjs/toolkit/query/react";
import { rotatingBaseQuery } from "./rotatingBaseQuery.ts";

export const API_PATH = "/admin_api";

/** What cached data is about; live messages invalidate by these. */
export const TAGS = [
  "Callouts",
  "Callout",
  "Doctors",
  "Groups",
  "Sites",
  "Surgeons",
  "Notifications",
  "Company",
  "Administrators",
  "EmailTexts",
  "SavedViews",
  "WavePlans",
  "Planning",
] as const;

export const adminApi = createApi({
  reducerPath: "adminApi",
  baseQuery: rotatingBaseQuery(API_PATH),
  tagTypes: TAGS,
  /** Seconds (specification §9: cache garbage collection 5 minutes). */
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
