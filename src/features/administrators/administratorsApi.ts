/** Endpoints of the practice's administrators. */
import { adminApi } from "../../api/adminApi.ts";
import {
  type Administrator,
  type AdministratorChange,
  type AdministratorResponse,
  type AdministratorsResponse,
  type InviteRequest,
} from "../../contract/shapes/administrator.ts";

/** What can be done about one of them without a form. */
type AdministratorAct = "resend" | "disable" | "enable";

const administratorsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    administrators: build.query<Administrator[], void>({
      query: () => "/users",
      transformResponse: ({ data }: AdministratorsResponse) => data,
      providesTags: ["Administrators"],
    }),
    inviteAdministrator: build.mutation<AdministratorResponse, InviteRequest & { key: string }>({
      query: ({ key, ...body }) => ({
        url: "/users/invite",
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      invalidatesTags: ["Administrators"],
    }),
    changeAdministrator: build.mutation<AdministratorResponse, { id: number } & AdministratorChange>({
      query: ({ id, ...body }) => ({ url: `/users/${id}`, method: "PUT", body }),
      invalidatesTags: ["Administrators"],
    }),
    actOnAdministrator: build.mutation<AdministratorResponse, { id: number; act: AdministratorAct }>({
      query: ({ id, act }) => ({ url: `/users/${id}/${act}`, method: "POST" }),
      invalidatesTags: ["Administrators"],
    }),
    /** Takes an open invitation back. */
    withdrawInvitation: build.mutation<unknown, number>({
      query: (id) => ({ url: `/users/${id}`, method: "DELETE" }),
      invalidatesTags: ["Administrators"],
    }),
  }),
});

export const {
  useAdministratorsQuery,
  useInviteAdministratorMutation,
  useChangeAdministratorMutation,
  useActOnAdministratorMutation,
  useWithdrawInvitationMutation,
} = administratorsApi;
