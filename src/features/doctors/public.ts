/** Finding doctors and groups to ask. */
export { useDoctorGroupsQuery, useDoctorQuery, useDoctorsQuery } from "./doctorsApi.ts";
