/** The signed-in person. */
export { selectUser, userChanged } from "./userSlice.ts";
