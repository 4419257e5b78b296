/** Endpoints of lists by themselves, called out or not. What changes callouts changes them too. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import {
  type ChangeListRequest,
  type ListRequest,
  type ListRow,
  type NotedList,
} from "../../../contract/shapes/calloutList.ts";
import { type ListsQuery } from "../../../contract/shapes/calloutRequests.ts";
import { headersOf, type Keyed } from "./calloutsApi.ts";

type ById = { id: number };

export const listsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    lists: build.query<ListRow[], ListsQuery>({
      query: (params) => ({ url: "/lists", params }),
      transformResponse: unwrapData<ListRow[]>,
      providesTags: ["Callouts"],
    }),
    list: build.query<NotedList, number>({
      query: (id) => `/lists/${id}`,
      transformResponse: unwrapData<NotedList>,
      providesTags: ["Callouts"],
    }),
    createList: build.mutation<ListRow, ListRequest & Keyed>({
      query: ({ key, ...body }) => ({ url: "/lists", method: "POST", body, ...headersOf(key) }),
      transformResponse: unwrapData<ListRow>,
      invalidatesTags: ["Callouts"],
    }),
    changeList: build.mutation<NotedList, ById & ChangeListRequest & Keyed>({
      query: ({ id, key, ...body }) => ({ url: `/lists/${id}`, method: "PUT", body, ...headersOf(key) }),
      transformResponse: unwrapData<NotedList>,
      // After a refusal too: what is shown was not the present.
      invalidatesTags: ["Callouts"],
    }),
    deleteList: build.mutation<unknown, ById & Pick<ListRow, "lock_version">>({
      query: ({ id, ...params }) => ({ url: `/lists/${id}`, method: "DELETE", params }),
      invalidatesTags: ["Callouts"],
    }),
  }),
});

export const {
  useListsQuery,
  useListQuery,
  useLazyListQuery,
  useCreateListMutation,
  useChangeListMutation,
  useDeleteListMutation,
} = listsApi;
