/** Endpoints of sites and surgeons in full, archived ones included. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import {
  type ShelvedPlaceResponse,
  type SiteDetail,
  type SiteInput,
  type SurgeonDetail,
  type SurgeonInput,
} from "../../contract/shapes/places.ts";

export type PlaceKind = "site" | "surgeon";
/** `key`: the Idempotency-Key. */
type Saved<Input> = { input: Input; key: string } & ({ id: number; lock_version: number } | { id?: never });

type Call = { url: string; method: "POST" | "PUT"; body: object; headers: Record<string, string> };

const TAG = { site: "Sites", surgeon: "Surgeons" } as const;

/** Adding where there is no id, changing where there is one. */
const saving = (kind: PlaceKind, { input, key, ...of }: Saved<object>): Call => ({
  ...(of.id === undefined
    ? { url: `/${kind}s`, method: "POST", body: { [kind]: input } }
    : { url: `/${kind}s/${of.id}`, method: "PUT", body: { [kind]: { ...input, lock_version: of.lock_version } } }),
  headers: { "idempotency-key": key },
});

export const placesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    sitesInFull: build.query<SiteDetail[], void>({
      query: () => ({ url: "/sites", params: { archived: true } }),
      transformResponse: unwrapData<SiteDetail[]>,
      providesTags: ["Sites"],
    }),
    surgeonsInFull: build.query<SurgeonDetail[], void>({
      query: () => ({ url: "/surgeons", params: { archived: true } }),
      transformResponse: unwrapData<SurgeonDetail[]>,
      providesTags: ["Surgeons"],
    }),
    saveSite: build.mutation<SiteDetail, Saved<SiteInput>>({
      query: (saved) => saving("site", saved),
      transformResponse: unwrapData<SiteDetail>,
      invalidatesTags: ["Sites"],
    }),
    saveSurgeon: build.mutation<SurgeonDetail, Saved<SurgeonInput>>({
      query: (saved) => saving("surgeon", saved),
      transformResponse: unwrapData<SurgeonDetail>,
      invalidatesTags: ["Surgeons"],
    }),
    shelvePlace: build.mutation<ShelvedPlaceResponse, { kind: PlaceKind; id: number; act: "archive" | "restore" }>({
      query: ({ kind, id, act }) => ({ url: `/${kind}s/${id}/${act}`, method: "POST" }),
      invalidatesTags: (_result, _error, { kind }) => [TAG[kind]],
    }),
    /** 409 `in_use` where a list names it. */
    removePlace: build.mutation<unknown, { kind: PlaceKind; id: number }>({
      query: ({ kind, id }) => ({ url: `/${kind}s/${id}`, method: "DELETE" }),
      invalidatesTags: (_result, _error, { kind }) => [TAG[kind]],
    }),
  }),
});

export const {
  useSitesInFullQuery,
  useSurgeonsInFullQuery,
  useSaveSiteMutation,
  useSaveSurgeonMutation,
  useShelvePlaceMutation,
  useRemovePlaceMutation,
} = placesApi;
