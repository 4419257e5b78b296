/** Finding doctors and groups to ask. */
export { useDoctorGroupsQuery, useDoctorQuery, useDoctorsQuery } from "./api/doctorsApi.ts";
