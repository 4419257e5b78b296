/** Finding a doctor of the practice and picking one, wherever a form or a filter asks for one. */
export { DoctorPicker } from "./DoctorPicker.tsx";
