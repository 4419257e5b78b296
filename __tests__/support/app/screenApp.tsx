/** The callout and doctor screens over the real store, with an API whose every answer the test writes. */
import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import i18next from "i18next";
import { Provider } from "react-redux";
import "../../../src/app/i18n.ts";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { signedInPages } from "../../../src/app/pages.tsx";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { de } from "../../../src/features/i18n/locales/de/index.ts";
import { en } from "../../../src/features/i18n/locales/en/index.ts";
import { Shortcuts } from "../../../src/features/layout/Shortcuts.tsx";
import { OwnTime } from "../../../src/features/user/OwnTime.tsx";
import { createAppStore } from "./createAppStore.ts";
import { RoutesInMemory, Where } from "./memoryRouter.tsx";

for (const [language, texts] of Object.entries({ en, de }))
  for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, bundle);

export type Asked = { path: string; query: URLSearchParams; body: unknown };
/** By "GET /callouts": the body, the body with its status, or the whole response. */
export type Answers = Record<string, (asked: Asked) => unknown>;

export class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

const EMPTY: Answers = {
  "GET /sites": () => ({ data: [] }),
  "GET /surgeons": () => ({ data: [] }),
  "GET /doctor_groups": () => ({ data: [] }),
  "GET /doctors": () => ({ data: [], meta: { page: 1, per_page: 25, total: 0 } }),
};

/** Ids in a path stand as :id. */
const pattern = (path: string) => path.replaceAll(/\/\d+/g, "/:id");

export function fakeApi(answers: Answers) {
  const log: (Asked & { call: string; headers: Headers })[] = [];
  const all: Answers = { ...EMPTY, ...answers };
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(url, "http://localhost");
    const path = pathname.replace("/admin_api", "");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = `${init.method ?? "GET"} ${pattern(path)}`;
    log.push({ call, path, query, body, headers: new Headers(init.headers) });
    const answer = await (all[call] ?? (() => new Refusal(404, { errors: ["not found"], code: "not_found" })))({
      path,
      query,
      body,
    });
    if (answer instanceof Response) return answer;
    const [status, sent] = answer instanceof Refusal ? [answer.status, answer.body] : [200, answer];
    return new Response(JSON.stringify(sent), { status, headers: { "content-type": "application/json" } });
  };
  return {
    fetch,
    answers: all,
    log,
    calls: (call: string) => log.filter((one) => one.call === call),
  };
}

const theme = createAppTheme();

export async function renderScreen(
  path: string,
  answers: Answers,
  language: "en" | "de" = "en",
  ports: Partial<typeof noopPorts> = {},
) {
  await i18next.changeLanguage(language);
  const api = fakeApi(answers);
  const store = createAppStore({ ...noopPorts, ...ports, network: { ...noopPorts.network, fetch: api.fetch } });
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <OwnTime>
          <RoutesInMemory path={path} routes={signedInPages(store)}>
            <Where />
            <Shortcuts />
          </RoutesInMemory>
        </OwnTime>
      </ThemeProvider>
    </Provider>,
  );
  // The page's files are read when the page is asked for, as in the browser.
  await screen.findByLabelText("address");
  return { ...view, store, api };
}
