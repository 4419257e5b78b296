/** The style sheet of every mail: narrower margins on a phone, and the colours of dark mode, which inline styles cannot know. */
import { Html } from "./html.ts";

/** By class; the light colours stand inline. */
const DARK: Record<string, string> = {
  canvas: "background:#0C151E",
  paper: "background:#131F2A",
  sheet: "background:#0C151E",
  edge: "border-color:#243241",
  ink: "color:#E8EEF4",
  soft: "color:#A9B8C6",
  faint: "color:#8C9DAD",
  link: "color:#4DB8FF",
  accent: "background:#4DB8FF",
  "on-accent": "color:#06182A",
  badge: "background:#10314A;color:#8CD1FF",
  risk: "background:#3B2810;border-color:#61431B",
  "risk-title": "color:#FFC077",
  confirmed: "background:#123425;border-color:#1F5239",
  "confirmed-title": "color:#7ADBA8",
  neutral: "background:#243442;border-color:#364959",
  "neutral-title": "color:#BAC7D3",
};

const rules = Object.entries(DARK).map(([name, style]) => `.${name}{${style.replace(/;|$/g, "!important$&")}}`);

export const MAIL_STYLES = new Html(
  [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    "@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important}}",
    `@media (prefers-color-scheme:dark){${rules.join("")}}`,
  ].join("\n"),
);
