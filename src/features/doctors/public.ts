/** Finding doctors and groups to ask. */
export { useDoctorGroupsQuery, useDoctorsQuery } from "./doctorsApi.ts";
