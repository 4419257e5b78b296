/** Who administers the practice, for whoever names them. */
export { useAdministratorsQuery } from "./administratorsApi.ts";
