/** The page of whoever cannot reach the server: what was last seen, to be read, and a way back that opens by itself. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../contract/languages.ts";
import { createBrowserStorage } from "../../lib/browserStorage.ts";
import { STORAGE_KEYS } from "../../lib/storage.ts";
import { type LastSeen, readLastSeen } from "./lastSeen.ts";
import { OFFLINE_TEXTS } from "./offlineTexts.ts";

/** Until the server is tried again. Milliseconds. */
const RETRY_MS = 10_000;

function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** The lines of a cell stand one below the other. */
const lines = (text: string): HTMLElement[] => text.split("\n").map((line) => element("div", line));

function table({ heads, rows }: LastSeen, name: string): HTMLElement {
  const head = element(
    "tr",
    ...heads.map((text) => {
      const made = element("th", text);
      made.setAttribute("scope", "col");
      return made;
    }),
  );
  const body = rows.map((cells) =>
    element(
      "tr",
      ...cells.map((text, column) => {
        const cell = element("td", ...lines(text));
        // Its column's name, for narrow windows that have no heads.
        cell.dataset.head = heads[column] ?? "";
        return cell;
      }),
    ),
  );
  const made = element("table", element("thead", head), element("tbody", ...body));
  made.setAttribute("aria-label", name);
  return made;
}

const spoken = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => isLanguage(tag)) ?? DEFAULT_LANGUAGE;

/** Any answer but a proxy's that finds no server behind it. */
async function isBack(): Promise<boolean> {
  try {
    return (await fetch("/config.json", { cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

export function showOfflinePage(): void {
  const root = document.documentElement;
  const storage = createBrowserStorage(window, () => undefined);
  const mode = storage.read(STORAGE_KEYS.themeMode);
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  const seen = readLastSeen(storage);
  const language = seen?.language ?? spoken();
  const texts = OFFLINE_TEXTS[language];
  root.lang = language;
  document.title = `${texts.title} · Practice Callouts`;
  const retry = element("button", texts.retry);
  const comeBack = () => window.location.reload();
  retry.addEventListener("click", comeBack);
  const tryAgain = async () => (await isBack()) && comeBack();
  window.addEventListener("online", tryAgain);
  setInterval(tryAgain, RETRY_MS);
  const [main] = document.getElementsByTagName("main");
  main?.replaceChildren(
    element("h1", texts.title),
    element("p", seen ? texts.kept(seen.at) : texts.nothing),
    retry,
    ...(seen ? [element("h2", seen.which), table(seen, texts.callouts)] : []),
  );
}
