/** The way in (specification §2, authentication area); its first page is part of the entry, the others are chunks. */
import { Navigate, Route } from "react-router-dom";
import { loadPage } from "../lib/loadPage.ts";
import { AuthArea } from "../pages/AuthArea.tsx";
import { LoginPage } from "../pages/auth/LoginPage.tsx";

const RegistrationPage = loadPage("RegistrationPage", () => import("../pages/auth/RegistrationPage.tsx"));
const CompleteSignupPage = loadPage("CompleteSignupPage", () => import("../pages/auth/CompleteSignupPage.tsx"));
const ForgotPasswordPage = loadPage("ForgotPasswordPage", () => import("../pages/auth/ForgotPasswordPage.tsx"));
const SetNewPasswordPage = loadPage("SetNewPasswordPage", () => import("../pages/auth/SetNewPasswordPage.tsx"));
const EmailConfirmedPage = loadPage("EmailConfirmedPage", () => import("../pages/auth/EmailConfirmedPage.tsx"));

/** What mailed links lead to: reachable signed in or out, or the link would be lost (product.md T3). */
const mailed = (
  <>
    <Route path="/auth/complete-signup" element={<CompleteSignupPage />} />
    <Route path="/auth/set-new-password" element={<SetNewPasswordPage />} />
    <Route path="/auth/email-confirmed" element={<EmailConfirmedPage />} />
  </>
);

export const mailedPages = <Route element={<AuthArea />}>{mailed}</Route>;

export const authPages = (
  <Route path="/auth" element={<AuthArea />}>
    <Route path="login" element={<LoginPage />} />
    <Route path="registration" element={<RegistrationPage />} />
    <Route path="forgot-password" element={<ForgotPasswordPage />} />
    {mailed}
    <Route path="*" element={<Navigate to="/auth/login" replace />} />
    <Route index element={<Navigate to="/auth/login" replace />} />
  </Route>
);
