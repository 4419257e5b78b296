/** A surgeon's leave, for whoever shows a surgeon. */
export { SurgeonLeave } from "./SurgeonLeave.tsx";
