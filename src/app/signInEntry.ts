/** The first page of the authentication area, with the frame around it: a chunk of its own, since whoever is signed in never sees it. */
import { AuthArea } from "../pages/AuthArea.tsx";
import { LoginPage } from "../pages/auth/LoginPage.tsx";

export const signInEntry = { AuthArea, LoginPage };
