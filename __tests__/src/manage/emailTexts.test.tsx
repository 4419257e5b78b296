/** The practice's own email texts on the screen: typing, looking, saving, testing, and two people at once. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { type EmailText, type EmailTextDraft } from "../../../src/contract/shapes/emailTexts.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const PATH = "/practice-management/email-texts";
const aText = (values: Partial<EmailText> = {}): EmailText => ({
  kind: "callout",
  language: "de",
  opening: "Guten Tag",
  closing: "",
  lock_version: 3,
  updated_at: "2026-11-24T09:00:00Z",
  updated_by: "Ben Ortega",
  ...values,
});

async function open(search: string, saved: EmailText[], more: Answers = {}) {
  const user = userEvent.setup();
  const shown = await renderScreen(PATH + search, {
    "GET /email_texts": () => ({ data: saved }),
    "POST /email_texts/preview": ({ body }) => {
      const { kind, language } = body as EmailTextDraft;
      const subject = `${kind} ${language}`;
      return { data: { from_name: "Harbour", subject, text: "Dear you", html_url: "/admin_api/mail_previews/x" } };
    },
    ...more,
  });
  const field = async (name: RegExp) => screen.findByRole("textbox", { name });
  return { user, field, ...shown };
}

test("what is written shows for its mail and language, and the mail stands beside it in a frame without rights", async () => {
  const { user, field, api } = await open("?kind=callout&language=de", [aText()]);
  expect(await field(/^Opening paragraph/)).toHaveValue("Guten Tag");
  const frame = await screen.findByTitle("The email as designed");
  expect(frame).toHaveAttribute("src", "/admin_api/mail_previews/x");
  expect(frame).toHaveAttribute("sandbox", "");
  expect(
    within(screen.getByRole("combobox", { name: "Language of the email" })).getByRole("option", {
      name: "Deutsch (own text)",
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Plain text" }));
  expect(screen.getByText("Dear you")).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Email" }), "Reminder");
  expect(await field(/^Opening paragraph/)).toHaveValue("");
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent(`${PATH}?kind=reminder&language=de`);
  expect(await screen.findByText("reminder de")).toBeVisible();
  expect(api.calls("PUT /email_texts")).toHaveLength(0);
});

test("typed text outlives a look at another mail, is saved with its version, and can be tested before", async () => {
  const saved: EmailText[] = [];
  const { user, field, api } = await open("?kind=filled&language=en", saved, {
    "POST /email_texts/test": () => ({ data: { sent_to: "anna@example.test" } }),
    "PUT /email_texts": ({ body }) => {
      saved[0] = { ...aText(), ...(body as object), lock_version: 1 };
      return { data: saved[0] };
    },
  });
  await user.type(await field(/^Closing paragraph/), "See you");
  await user.selectOptions(screen.getByRole("combobox", { name: "Email" }), "Callout");
  expect(await field(/^Closing paragraph/)).toHaveValue("");
  await user.selectOptions(screen.getByRole("combobox", { name: "Email" }), "Filled, thank you");
  expect(await field(/^Closing paragraph/)).toHaveValue("See you");
  expect(screen.getByText("Not saved yet.")).toBeVisible();
  const typed = { kind: "filled", language: "en", opening: "", closing: "See you" };
  await waitFor(() => expect(api.calls("POST /email_texts/preview").at(-1)?.body).toEqual(typed));
  await user.click(screen.getByRole("button", { name: "Send a test to me" }));
  expect(await screen.findByText("A test is on its way to anna@example.test.")).toBeVisible();
  expect(api.calls("POST /email_texts/test").map(({ body }) => body)).toEqual([typed]);
  await user.click(screen.getByRole("button", { name: "Save text" }));
  expect(await screen.findByText("Saved. It will be in the next email.")).toBeVisible();
  await user.type(await field(/^Closing paragraph/), "!");
  expect(screen.queryByText("Saved. It will be in the next email.")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save text" }));
  await waitFor(() => expect(api.calls("PUT /email_texts")).toHaveLength(2));
  expect(api.calls("PUT /email_texts").map(({ body }) => body)).toEqual([
    { ...typed, lock_version: 0 },
    { ...typed, closing: "See you!", lock_version: 1 },
  ]);
});

test("a text that is too long is not sent", async () => {
  const { user, field, api } = await open("?kind=callout&language=en", []);
  await user.click(await field(/^Opening paragraph/));
  await user.paste("x".repeat(1001));
  expect(screen.getByText("At most 1000 characters")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save text" }));
  await user.click(screen.getByRole("button", { name: "Send a test to me" }));
  expect(api.log.filter(({ call }) => /PUT|test/.test(call))).toEqual([]);
});

test("somebody else's text is neither overwritten unseen nor lost", async () => {
  const theirs = aText({ opening: "Servus", lock_version: 4 });
  let refused = true;
  const { user, field, api } = await open("?kind=callout&language=de", [aText()], {
    "PUT /email_texts": ({ body }) =>
      refused
        ? new Refusal(409, { errors: ["stale"], code: "stale", data: theirs })
        : { data: { ...theirs, ...(body as object), lock_version: 5 } },
  });
  await user.type(await field(/^Opening paragraph/), "!");
  await user.click(screen.getByRole("button", { name: "Save text" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Ben Ortega has changed this text in the meantime")).toBeVisible();
  expect(alert.getByText("Servus")).toBeVisible();
  await user.type(await field(/^Opening paragraph/), "!!");
  await user.click(alert.getByRole("button", { name: "Keep mine" }));
  expect(await field(/^Opening paragraph/)).toHaveValue("Guten Tag!!!");
  expect(screen.getByRole("button", { name: "Save text" })).toHaveFocus();
  refused = false;
  await user.click(screen.getByRole("button", { name: "Save text" }));
  await screen.findByText("Saved. It will be in the next email.");
  expect(api.calls("PUT /email_texts").map(({ body }) => (body as EmailText).lock_version)).toEqual([3, 4]);
});

test("what is typed while a save is on its way stays, and goes with the next; a colleague's later text is no own one", async () => {
  const saved = [aText()];
  let answer: () => void = () => undefined;
  const { user, field, api, store } = await open("?kind=callout&language=de", saved, {
    "PUT /email_texts": async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { lock_version, ...text } = body as EmailText;
      saved[0] = { ...aText(), ...text, lock_version: lock_version + 1 };
      return { data: saved[0] };
    },
  });
  const opening = await field(/^Opening paragraph/);
  const save = async () => {
    await user.click(await screen.findByRole("button", { name: "Save text" }));
    await screen.findByRole("button", { name: "Please wait..." });
  };
  await user.type(opening, "!");
  await save();
  await user.type(opening, "?");
  answer();
  await screen.findByText("Saved. It will be in the next email.");
  expect(opening).toHaveValue("Guten Tag!?");
  expect(screen.getByText("Not saved yet.")).toBeVisible();
  await save();
  answer();
  await waitFor(() => expect(screen.queryByText("Not saved yet.")).not.toBeInTheDocument());
  expect(api.calls("PUT /email_texts").map(({ body }) => body)).toMatchObject([
    { opening: "Guten Tag!", lock_version: 3 },
    { opening: "Guten Tag!?", lock_version: 4 },
  ]);
  await waitFor(() => expect(api.calls("GET /email_texts")).toHaveLength(3));
  saved[0] = aText({ opening: "Servus", lock_version: 6 });
  act(() => void store.dispatch(adminApi.util.invalidateTags(["EmailTexts"])));
  await waitFor(() => expect(opening).toHaveValue("Servus"));
  expect(screen.queryByText("Not saved yet.")).not.toBeInTheDocument();
});

test("a colleague's text that was taken is no own draft: what is saved after it shows", async () => {
  const saved = [aText()];
  const theirs = aText({ opening: "Servus", lock_version: 4 });
  const { user, field, store } = await open("?kind=callout&language=de", saved, {
    "PUT /email_texts": () => {
      saved[0] = theirs;
      return new Refusal(409, { errors: ["stale"], code: "stale", data: theirs });
    },
  });
  await user.type(await field(/^Opening paragraph/), "!");
  await user.click(screen.getByRole("button", { name: "Save text" }));
  await user.click(await screen.findByRole("button", { name: "Use that text" }));
  expect(await field(/^Opening paragraph/)).toHaveValue("Servus");
  expect(screen.getByRole("button", { name: "Save text" })).toHaveFocus();
  expect(screen.queryByText("Not saved yet.")).not.toBeInTheDocument();
  saved[0] = aText({ opening: "Moin", lock_version: 5 });
  act(() => void store.dispatch(adminApi.util.invalidateTags(["EmailTexts"])));
  await waitFor(async () => expect(await field(/^Opening paragraph/)).toHaveValue("Moin"));
  expect(screen.queryByText("Not saved yet.")).not.toBeInTheDocument();
});

describe("a mail that another tab replaced", () => {
  const { fetch: before } = window;
  afterEach(() => {
    window.fetch = before;
  });

  test("is asked for once more, before its frame is shown and when the frame is loaded again", async () => {
    const statuses = [404, 200, 200, 404, 200];
    const looked: unknown[] = [];
    window.fetch = async (url) => {
      looked.push(url);
      return new Response(null, { status: statuses.shift() ?? 200 });
    };
    const { api } = await open("?kind=callout&language=de", []);
    const frame = await screen.findByTitle("The email as designed");
    expect(api.calls("POST /email_texts/preview")).toHaveLength(2);
    fireEvent.load(frame);
    await waitFor(() => expect(looked).toHaveLength(3));
    expect(screen.getByTitle("The email as designed")).toBe(frame);
    fireEvent.load(frame);
    await waitFor(() => expect(screen.getByTitle("The email as designed")).not.toBe(frame));
    expect(api.calls("POST /email_texts/preview")).toHaveLength(3);
  });

  test("and cannot be had again says so, with a way to try once more", async () => {
    const user = userEvent.setup();
    let status = 404;
    window.fetch = async () => new Response(null, { status });
    await open("?kind=callout&language=de", []);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByTitle("The email as designed")).not.toBeInTheDocument();
    status = 200;
    await user.click(again);
    expect(await screen.findByTitle("The email as designed")).toBeVisible();
  });
});
