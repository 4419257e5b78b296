/** The way in (specification §2, authentication area), all of it chunks; the prerendered page brings its own. */
import { type JSXElementConstructor } from "react";
import { Navigate, Route } from "react-router-dom";
import { loadPage } from "../lib/loadPage.ts";

type Page = JSXElementConstructor<object>;
export type WayIn = { AuthArea: Page; LoginPage: Page };

export const loadWayIn = async (): Promise<WayIn> => (await import(/* webpackChunkName: "login" */ "./wayIn.ts")).wayIn;

/** Where something else stands first: fetched when it is wanted. */
export const laterWayIn: WayIn = {
  AuthArea: loadPage("AuthArea", loadWayIn),
  LoginPage: loadPage("LoginPage", loadWayIn),
};

const RegistrationPage = loadPage("RegistrationPage", () => import("../pages/auth/RegistrationPage.tsx"));
const CompleteSignupPage = loadPage("CompleteSignupPage", () => import("../pages/auth/CompleteSignupPage.tsx"));
const ForgotPasswordPage = loadPage("ForgotPasswordPage", () => import("../pages/auth/ForgotPasswordPage.tsx"));
const SetNewPasswordPage = loadPage("SetNewPasswordPage", () => import("../pages/auth/SetNewPasswordPage.tsx"));
const EmailConfirmedPage = loadPage("EmailConfirmedPage", () => import("../pages/auth/EmailConfirmedPage.tsx"));

/** What mailed links lead to: reachable signed in or out, or the link would be lost. */
const mailed = (
  <>
    <Route path="/auth/complete-signup" element={<CompleteSignupPage />} />
    <Route path="/auth/set-new-password" element={<SetNewPasswordPage />} />
    <Route path="/auth/email-confirmed" element={<EmailConfirmedPage />} />
  </>
);

export const mailedPages = ({ AuthArea }: WayIn) => <Route element={<AuthArea />}>{mailed}</Route>;

export const authPages = ({ AuthArea, LoginPage }: WayIn) => (
  <Route path="/auth" element={<AuthArea />}>
    <Route path="login" element={<LoginPage />} />
    <Route path="registration" element={<RegistrationPage />} />
    <Route path="forgot-password" element={<ForgotPasswordPage />} />
    {mailed}
    <Route path="*" element={<Navigate to="/auth/login" replace />} />
    <Route index element={<Navigate to="/auth/login" replace />} />
  </Route>
);
