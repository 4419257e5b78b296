/** Endpoints of doctors and their groups (product.md §4). */
import { adminApi } from "../../api/adminApi.ts";
import { type Doctor, type DoctorGroup, type DoctorStatus } from "../../contract/doctor.ts";
import { type Page } from "../../contract/page.ts";

export type DoctorsQuery = { q?: string; group_id?: number; status?: DoctorStatus; page?: number; per_page?: number };

const doctorsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    doctors: build.query<Page<Doctor>, DoctorsQuery>({
      query: (params) => ({ url: "/doctors", params }),
      providesTags: ["Doctors"],
    }),
    doctorGroups: build.query<DoctorGroup[], void>({
      query: () => "/doctor_groups",
      transformResponse: (answer: { data: DoctorGroup[] }) => answer.data,
      providesTags: ["Groups"],
    }),
  }),
});

export const { useDoctorsQuery, useDoctorGroupsQuery } = doctorsApi;
