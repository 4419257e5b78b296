/** Endpoints of groups of doctors: their look, their members, the members' order. */
import { adminApi } from "../../api/adminApi.ts";
import { doctorQueries } from "../../api/doctorQueries.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import {
  type ChangeGroupRequest,
  type DoctorGroup,
  type GroupInput,
  type GroupMember,
  type GroupMembersRequest,
} from "../../contract/shapes/doctorRequests.ts";

type MembersChange = { id: number } & Partial<GroupMembersRequest>;

/** By name, as the server has them. */
const withGroup = (added: DoctorGroup) => (groups: DoctorGroup[]) =>
  [...groups.filter(({ id }) => id !== added.id), added].sort((one, other) => one.name.localeCompare(other.name, "en"));

export const groupsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    addGroup: build.mutation<DoctorGroup, { group: GroupInput; key: string }>({
      query: ({ group, key }) => ({
        url: "/doctor_groups",
        method: "POST",
        body: group,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<DoctorGroup>,
      invalidatesTags: ["Groups"],
      // Known at once: its members are chosen next.
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const added = await queryFulfilled.catch(() => undefined);
        if (added) dispatch(doctorQueries.util.updateQueryData("doctorGroups", undefined, withGroup(added.data)));
      },
    }),
    changeGroup: build.mutation<DoctorGroup, { id: number; group: ChangeGroupRequest; key: string }>({
      query: ({ id, group, key }) => ({
        url: `/doctor_groups/${id}`,
        method: "PUT",
        body: group,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<DoctorGroup>,
      invalidatesTags: ["Groups", "Doctors"],
    }),
    removeGroup: build.mutation<unknown, number>({
      query: (id) => ({ url: `/doctor_groups/${id}`, method: "DELETE" }),
      invalidatesTags: ["Groups", "Doctors"],
    }),
    groupMembers: build.query<GroupMember[], number>({
      query: (id) => `/doctor_groups/${id}/members`,
      transformResponse: unwrapData<GroupMember[]>,
      providesTags: ["Groups"],
    }),
    /** Said as a difference; `order` names all in their order. */
    changeMembers: build.mutation<DoctorGroup, MembersChange>({
      query: ({ id, add = [], remove = [], order }) => ({
        url: `/doctor_groups/${id}/members`,
        method: "PUT",
        body: { add, remove, ...(order ? { order } : {}) },
      }),
      transformResponse: unwrapData<DoctorGroup>,
      invalidatesTags: ["Groups", "Doctors"],
      // Seen at once; taken back where the server refuses.
      onQueryStarted: async ({ id, remove = [], order }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          groupsApi.util.updateQueryData("groupMembers", id, (members) => {
            const place = new Map(order?.map((one, index) => [one, index]));
            const left = members.filter((one) => !remove.includes(one.id));
            return order ? left.toSorted((a, b) => (place.get(a.id) ?? 1e6) - (place.get(b.id) ?? 1e6)) : left;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const {
  useAddGroupMutation,
  useChangeGroupMutation,
  useRemoveGroupMutation,
  useGroupMembersQuery,
  useChangeMembersMutation,
} = groupsApi;
