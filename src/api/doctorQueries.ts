/** Doctors and their groups, as many features find and name them. */
import { type Doctor, type DoctorDetail } from "../contract/shapes/doctor.ts";
import { type DoctorGroup, type DoctorsMeta, type DoctorsQuery } from "../contract/shapes/doctorRequests.ts";
import { type Page } from "../contract/shapes/page.ts";
import { adminApi } from "./adminApi.ts";
import { unwrapData } from "./unwrapData.ts";

export const doctorQueries = adminApi.injectEndpoints({
  endpoints: (build) => ({
    doctors: build.query<Page<Doctor, DoctorsMeta>, DoctorsQuery>({
      query: (params) => ({ url: "/doctors", params }),
      providesTags: ["Doctors"],
    }),
    doctor: build.query<DoctorDetail, number>({
      query: (id) => `/doctors/${id}`,
      transformResponse: unwrapData<DoctorDetail>,
      providesTags: ["Doctors"],
    }),
    doctorGroups: build.query<DoctorGroup[], void>({
      query: () => "/doctor_groups",
      transformResponse: unwrapData<DoctorGroup[]>,
      providesTags: ["Groups"],
    }),
  }),
});

export const { useDoctorsQuery, useLazyDoctorsQuery, useDoctorQuery, useDoctorGroupsQuery } = doctorQueries;
