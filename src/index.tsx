/** Starts the app in the browser; the nonce comes before anything that makes style elements. */
import "./app/nonce.ts";
import "./app/i18n.ts";
import { start } from "./app/start.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
start(root);
