/** Starts the app in the browser. */
import "./app/i18n.ts";
import { start } from "./app/start.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
start(root);
