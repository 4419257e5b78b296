/** Where somebody is signed in, device by device. */
export { SessionRows } from "./SessionRows.tsx";
