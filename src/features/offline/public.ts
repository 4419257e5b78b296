/** What is kept on the device for when the server cannot be reached. */
export { keepLastSeen } from "./lastSeen.ts";
