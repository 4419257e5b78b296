/** The frame of the authentication area; the form is the route's. */
import { Outlet } from "react-router-dom";
import { AuthFrame } from "../features/layout/AuthFrame.tsx";

export function AuthArea() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}
