/** Correcting a comment of one's own, in its place on the callout's page. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { adminApi } from "../../../../src/api/adminApi.ts";
import { type CalloutComment } from "../../../../src/contract/shapes/callouts/comments.ts";
import { ALL, ANNA, CHANGE, card, MARIT, said, show } from "../../../support/app/commentsScene.ts";
import { type Answers, Refusal } from "../../../support/app/screenApp.tsx";
import { inHours } from "../../../support/aWireCallout.ts";

const own = said(2, "@Anna Whitlocke ask Ames", { author: MARIT, mentions: [ANNA] });
/** Opens the correction of the one comment that is one's own. */
async function correct(comments: CalloutComment[], answers: Answers = {}) {
  const screenApp = await show(comments, answers);
  await screenApp.user.click(await screen.findByRole("button", { name: /^Edit your comment: / }));
  return { ...screenApp, editor: await screen.findByRole("textbox", { name: "Edit comment" }) };
}

test("one's own is corrected in its place, which says so, and keeps whom it names; a colleague's cannot be", async () => {
  const corrected = { ...own, text: "@Anna Whitlocke ask Ames now", edited_at: inHours(0) };
  const { api, user, editor } = await correct([said(1, "Theirs"), own, said(3, "Later")], {
    [CHANGE]: () => ({ data: [said(1, "Theirs"), corrected, said(3, "Later")] }),
  });
  expect(editor).toHaveFocus();
  expect(editor).toHaveValue(own.text);
  await user.keyboard(" now");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(editor).not.toBeInTheDocument());
  const rows = within(await card()).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.not.stringContaining("edited"),
    expect.stringMatching(/^Marit Solberg-Dean.*edited .*@Anna Whitlocke ask Ames now$/),
    expect.not.stringContaining("edited"),
  ]);
  const [call] = api.calls(CHANGE);
  expect([call?.path, call?.body]).toEqual([
    "/callouts/412/comments/2",
    { text: "@Anna Whitlocke ask Ames now", mentions: [9] },
  ]);
  expect(call?.headers.get("idempotency-key")).toBeTruthy();
  expect(screen.getByText("Comment changed")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Edit your comment: / })).toHaveFocus();
});

test("a correction that is given up changes nothing", async () => {
  const { api, user, editor } = await correct([own]);
  await user.type(editor, " now");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(within(await card()).getByRole("listitem")).toHaveTextContent("@Anna Whitlocke ask Ames");
  expect(editor).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Edit your comment: / })).toHaveFocus();
  expect(api.calls(CHANGE)).toEqual([]);
});

test("whoever is named already stays named where they can no longer sign in", async () => {
  const gone = { id: 10, name: "Annika Gone" };
  const { api, user, editor } = await correct([said(2, "@Annika Gone said no", { author: MARIT, mentions: [gone] })], {
    [CHANGE]: () => ({ data: [] }),
  });
  await user.type(editor, "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls(CHANGE)[0]?.body).toEqual({ text: "@Annika Gone said no!", mentions: [10] }));
});

test("a correction that could not be saved stays in its field, beside the reason", async () => {
  const { user, editor } = await correct([own], { [CHANGE]: () => new Refusal(422, { errors: ["no"] }) });
  await user.type(editor, " now");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(editor).toHaveAccessibleDescription(/could not be saved/));
  expect(editor).toHaveValue("@Anna Whitlocke ask Ames now");
  await user.clear(editor);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(editor).toHaveAccessibleDescription("Enter a comment.");
});

test("newer comments do not take a correction away, and neither does a link without a question", async () => {
  const answers = [own, ...Array.from({ length: 9 }, (_, at) => said(at + 3, `Comment ${at + 3}.`))];
  const { store, user, editor } = await correct(answers, { [ALL]: () => ({ data: answers }) });
  await user.type(editor, " now");
  answers.push(said(20, "One more."), said(21, "And another."));
  act(() => void store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 412 }])));
  expect(await screen.findByText("And another.")).toBeVisible();
  expect(editor).toHaveValue("@Anna Whitlocke ask Ames now");
  await user.click(screen.getAllByRole("link", { name: "Callouts" })[0] as HTMLElement);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Stay" }));
  expect(editor).toHaveValue("@Anna Whitlocke ask Ames now");
});
