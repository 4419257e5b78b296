/** Comments on a callout's page: reading, writing with a name behind an @, what could not be saved, and deleting one's own. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ADD, ALL, ANNA, card, field, MARIT, person, REMOVE, said, show } from "../../../support/app/commentsScene.ts";
import { type Asked, Refusal } from "../../../support/app/screenApp.tsx";

test("comments stand in their order with who said it; names in them stand out", async () => {
  await show([said(1, "@Anna Whitlocke first", { mentions: [ANNA] }), said(2, "Second", { author: ANNA })]);
  const rows = within(await card()).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Ben Holm.*@Anna Whitlocke first$/),
    expect.stringMatching(/^Anna Whitlocke.*Second$/),
  ]);
  expect(rows[0]?.querySelector("[data-name]")?.textContent).toBe("@Anna Whitlocke");
  expect(within(await card()).getByText("Only your practice sees this. Doctors never do.")).toBeVisible();
});

test("where there are none it says so; where the server knows of none there is no section", async () => {
  await show([]);
  expect(within(await card()).getByText("No comments yet")).toBeVisible();
});

test("another server may have no comments", async () => {
  await show([], { [ALL]: () => new Refusal(404, { errors: ["none"] }) });
  expect(await screen.findByRole("heading", { name: "Activity" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Comments" })).not.toBeInTheDocument());
});

test("what could not be loaded is asked for again", async () => {
  let fails = true;
  const { user } = await show([], {
    [ALL]: () => (fails ? new Refusal(400, { errors: ["x"] }) : { data: [said(1, "Here after all")] }),
  });
  expect(await screen.findByText("The comments could not be loaded")).toBeVisible();
  fails = false;
  await user.click(within(await card()).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here after all")).toBeVisible();
});

test("an @ offers colleagues by the keys; who was chosen is told", async () => {
  const { api, user } = await show([], {
    [ADD]: ({ body }) => ({ data: [said(5, (body as Asked & { text: string }).text)] }),
  });
  await user.click(await field());
  await user.keyboard("Ask @");
  const list = await screen.findByRole("listbox", { name: "Colleagues" });
  expect(
    within(list)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["Anna Whitlocke9@example.test", "Ben Holm8@example.test"]);
  expect(screen.getByText("2 colleagues found. Use the arrow keys and Enter to choose.")).toBeInTheDocument();
  await user.keyboard("{ArrowDown}");
  const active = within(list).getByRole("option", { selected: true });
  expect(active).toHaveTextContent("Ben Holm");
  expect(await field()).toHaveAttribute("aria-activedescendant", active.id);
  await user.keyboard("{ArrowDown}{Enter}now{Enter}please");
  expect(await field()).toHaveValue("Ask @Anna Whitlocke now\nplease");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add comment" }));
  expect(await within(await card()).findByRole("listitem")).toHaveTextContent("Ask @Anna Whitlocke now please");
  expect(api.calls(ADD)[0]?.body).toEqual({ text: "Ask @Anna Whitlocke now\nplease", mentions: [9] });
  expect(await field()).toHaveValue("");
  expect(screen.getByText("Comment added")).toBeInTheDocument();
});

test("by the pointer too; Escape waves them away and leaves what was typed", async () => {
  const { user } = await show([]);
  await user.type(await field(), "@be");
  await user.click(await screen.findByRole("option", { name: /Ben Holm/ }));
  expect(await field()).toHaveValue("@Ben Holm ");
  expect(await field()).toHaveFocus();
  await user.keyboard("and @an{Escape}");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.keyboard("n");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(await field()).toHaveValue("@Ben Holm and @ann");
  // Waved away for this name alone.
  await user.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}@an");
  expect(await screen.findByRole("option", { name: /Anna Whitlocke/ })).toBeVisible();
});

test("Enter that ends a conversion of Japanese or Chinese picks nobody, in Safari either", async () => {
  const { user } = await show([]);
  await user.type(await field(), "@an");
  await screen.findByRole("option", { name: /Anna Whitlocke/ });
  for (const ends of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(await field(), { key: "Enter", ...ends });
  expect(await field()).toHaveValue("@an");
});

test("a name typed by hand is told, however it is written; of a word that is nobody's name it is said before", async () => {
  const text = "@anna whitlocke please";
  const { api, user } = await show([], {
    [ADD]: () => ({ data: [said(5, text, { mentions: [ANNA] })] }),
  });
  await user.type(await field(), "@anna please");
  const nobody = "“@anna” notifies nobody. Type the whole name, or choose a suggestion.";
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(nobody));
  expect(await field()).toBeValid();
  expect(within(await card()).getAllByText(nobody)).toHaveLength(2);
  await user.clear(await field());
  await user.type(await field(), text);
  expect(await field()).toHaveAccessibleDescription("Type @ and a name to notify a colleague.");
  await user.click(screen.getByRole("button", { name: "Add comment" }));
  const row = await within(await card()).findByRole("listitem");
  expect(api.calls(ADD)[0]?.body).toEqual({ text, mentions: [9] });
  expect(row.querySelector("[data-name]")?.textContent).toBe("@anna whitlocke");
});

test("of two of the same name, who was picked last is told", async () => {
  const other = person({ id: 11, name: ANNA.name });
  const { api, user } = await show([], {
    "GET /users": () => ({ data: [person(MARIT), person(ANNA), other] }),
    [ADD]: () => ({ data: [] }),
  });
  await user.type(await field(), "@an");
  await user.click(await screen.findByRole("option", { name: /11@example/ }));
  await user.clear(await field());
  await user.type(await field(), "@an");
  await user.click(await screen.findByRole("option", { name: /9@example/ }));
  await user.click(screen.getByRole("button", { name: "Add comment" }));
  await waitFor(() => expect(api.calls(ADD)[0]?.body).toEqual({ text: "@Anna Whitlocke", mentions: [9] }));
});

test("nothing is sent where nothing is said", async () => {
  const { api, user } = await show([]);
  await user.type(await field(), "  ");
  await user.click(screen.getByRole("button", { name: "Add comment" }));
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveAccessibleDescription("Enter a comment.");
  await user.keyboard("x");
  expect(api.calls(ADD)).toEqual([]);
});

test.each([
  [
    "somebody who can no longer sign in",
    new Refusal(422, { errors: { mentions: ["no"] }, code: "invalid_input" }),
    /can no longer sign in/,
  ],
  ["too many at once", new Refusal(429, { errors: ["slow"], code: "rate_limited" }), /too many comments/],
  ["no clear answer", new Refusal(503, { errors: ["down"], code: "unavailable" }), /couldn’t reach the server/],
  ["anything else", new Refusal(422, { errors: ["no"] }), /could not be saved/],
])(
  "refused for %s: said beside the field, which keeps its text",
  async (_why, refusal, words) => {
    const { api, user } = await show([], { [ADD]: () => refusal });
    await user.type(await field(), "Ask Ben");
    const send = screen.getByRole("button", { name: "Add comment" });
    await user.click(send);
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words), { timeout: 15_000 });
    expect(await field()).toHaveValue("Ask Ben");
    const before = api.calls(ADD).length;
    api.answers[ADD] = () => ({ data: [said(5, "Ask Ben")] });
    await user.click(send);
    expect(await within(await card()).findByRole("listitem")).toHaveTextContent("Ask Ben");
    // Under the same key: written once, whether or not the first arrived.
    const keys = api.calls(ADD).map(({ headers }) => headers.get("idempotency-key"));
    expect([new Set(keys).size, keys.length]).toEqual([1, before + 1]);
  },
  30_000,
);

test("a name that was pasted is told although the colleagues are still on their way", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api, user } = await show([], {
    "GET /users": async () => {
      await promise;
      return { data: [person(MARIT), person(ANNA)] };
    },
    [ADD]: () => ({ data: [] }),
  });
  await user.click(await field());
  await user.paste("@Anna Whitlocke look");
  await user.click(screen.getByRole("button", { name: "Add comment" }));
  expect(api.calls(ADD)).toEqual([]);
  resolve();
  await waitFor(() => expect(api.calls(ADD)[0]?.body).toEqual({ text: "@Anna Whitlocke look", mentions: [9] }));
});

test("where nobody knows who can be named, a name is not sent as if it told somebody", async () => {
  const { api, user } = await show([], { "GET /users": () => new Refusal(422, { errors: ["no"] }) });
  await user.click(await field());
  await user.paste("@Anna Whitlocke look");
  await user.click(screen.getByRole("button", { name: "Add comment" }));
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/could not be saved/));
  expect(await field()).toHaveValue("@Anna Whitlocke look");
  expect(api.calls(ADD)).toEqual([]);
});

test("what is typed while a comment is being saved stays", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api, user } = await show([], {
    [ADD]: async () => {
      await promise;
      return { data: [said(5, "Ask Ben")] };
    },
  });
  await user.type(await field(), "Ask Ben");
  await user.click(screen.getByRole("button", { name: "Add comment" }));
  await waitFor(() => expect(api.calls(ADD)).toHaveLength(1));
  await user.type(await field(), " and Anna");
  resolve();
  expect(await within(await card()).findByRole("listitem")).toHaveTextContent("Ask Ben");
  await waitFor(() => expect(screen.getByText("Comment added")).toBeInTheDocument());
  expect(await field()).toHaveValue("Ask Ben and Anna");
});

test("the same words once more are another comment", async () => {
  const { api, user } = await show([], { [ADD]: () => ({ data: [] }) });
  for (let n = 1; n <= 2; n++) {
    await user.type(await field(), "+1");
    await user.click(screen.getByRole("button", { name: "Add comment" }));
    await waitFor(async () => expect(await field()).toHaveValue(""));
  }
  expect(new Set(api.calls(ADD).map(({ headers }) => headers.get("idempotency-key"))).size).toBe(2);
});

test("of many the newest are shown, the others on demand; one that a notification leads to is shown in any case", async () => {
  const many = Array.from({ length: 13 }, (_, at) => said(at + 1, `Comment ${at + 1}.`));
  const { user } = await show(many);
  expect(await screen.findByText("Comment 4.")).toBeVisible();
  expect(screen.queryByText("Comment 3.")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show 3 earlier comments" }));
  expect(screen.getByText("Comment 1.")).toBeVisible();
  // The button is gone.
  expect(screen.getByText("Comment 1.").closest("li")).toHaveFocus();
});

test("the comment that a notification leads to has the focus", async () => {
  const many = Array.from({ length: 13 }, (_, at) => said(at + 1, `Comment ${at + 1}.`));
  await show(many, {}, "/callouts/412#comment-2");
  const sought = (await screen.findByText("Comment 2.")).closest("li");
  await waitFor(() => expect(sought).toHaveFocus());
  expect(screen.queryByText("Comment 1.")).not.toBeInTheDocument();
});

test("where it has been deleted, that is said", async () => {
  await show([said(1, "Still here")], {}, "/callouts/412#comment-2");
  expect(await screen.findByText("The comment you were looking for has been deleted.")).toBeVisible();
});

test("one's own is deleted after a question, for everybody; a colleague's cannot be", async () => {
  const own = said(2, "Wrong callout", { author: MARIT });
  const { api, user } = await show([said(1, "Theirs"), own], { [REMOVE]: () => ({ data: [said(1, "Theirs")] }) });
  const [button, ...others] = within(await card()).getAllByRole("button", { name: /^Delete your comment: / });
  expect(others).toEqual([]);
  if (!button) throw new Error("A button");
  await user.click(button);
  const question = await screen.findByRole("dialog", { name: "Delete this comment?" });
  await user.click(within(question).getByRole("button", { name: "Keep" }));
  expect(screen.getByText("Wrong callout")).toBeInTheDocument();
  await user.click(button);
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Wrong callout")).not.toBeInTheDocument());
  expect(api.calls(REMOVE).map(({ path }) => path)).toEqual(["/callouts/412/comments/2"]);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  // The focus stays among the comments.
  await waitFor(async () => expect(await card()).toContainElement(document.activeElement as HTMLElement));
});

test("where it could not be deleted, the question says so and stays", async () => {
  const own = said(2, "Wrong callout", { author: MARIT });
  const { user } = await show([own], { [REMOVE]: () => new Refusal(422, { errors: ["no"] }) });
  await user.click(await screen.findByRole("button", { name: /^Delete your comment: / }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("The comment could not be deleted. Please try again.")).toBeVisible();
});
