/** What is said after a callout was sent and after some were called off together, and comments that are corrected or deleted. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { dayAhead } from "../practiceWork.ts";
import { Office } from "../promises.ts";
import { type SignedInApi } from "../signedInApi.ts";
import { aDraft, cancelTogether } from "./dialogs.ts";
import { expectDialog } from "./openings.ts";

type Place = { url: string; request: APIRequestContext; api: SignedInApi | null };

const ADMIN = "admin@example.test";

const aDraftToSend = async (place: Place): Promise<string> => (await aDraft(place)).replace("/edit", "");

/** For as long as it can be undone a note says so. */
async function send(page: Page): Promise<void> {
  await page.locator("main [data-part=actions] .MuiButton-contained").click();
  await expectDialog(page);
  await page.getByRole("dialog").locator("[type=submit], .MuiButton-contained").last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("main [role=note] button")).toBeVisible();
}

/** Days ahead on which there are these two callouts alone. */
let nextDays = 420;
/** One of the two is called off already. */
const anOpenAndACancelled = async (place: Place): Promise<string> => {
  nextDays += 3;
  const office = await Office.open(place);
  const asked = { days: nextDays, doctors: ["Gwynlais"] };
  const [first] = [await office.send(asked), await office.send(asked)];
  await office.cancel(first.id);
  const day = dayAhead(nextDays);
  return `/callouts?tab=all&when=own&from=${day}&to=${day}`;
};

async function cancelBoth(page: Page): Promise<void> {
  await cancelTogether(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("08:00");
  await dialog.locator(".MuiButton-contained:not([aria-disabled=true])").click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("main .MuiAlert-root li")).toHaveCount(1);
}

const withComment = async (place: Place): Promise<string> => {
  const { id } = await (await Office.open(place)).send({ days: 25, doctors: ["Gwynlais"] });
  await place.api?.call("POST", `/callouts/${id}/comments`, { text: "Theatre 1: 07:30", mentions: [] });
  return `/callouts/${id}`;
};

/** Of one's own comment. */
const acts = (page: Page) => page.locator("main [data-acts] button");

async function editComment(page: Page): Promise<void> {
  await acts(page).first().click();
  await expect(page.locator("main ol textarea")).toBeFocused();
}

async function deleteComment(page: Page): Promise<void> {
  await acts(page).last().click();
  await expectDialog(page);
}

export const CALLOUT_SCREENS = [
  {
    ...{ name: "a callout that was just sent", as: ADMIN, path: aDraftToSend, act: send },
    alone: { CALL_BACK_SECONDS: "120" },
  },
  { name: "called off together, one not", as: ADMIN, path: anOpenAndACancelled, act: cancelBoth },
  { name: "a comment that is corrected", as: ADMIN, path: withComment, act: editComment },
  { name: "deleting a comment", as: ADMIN, path: withComment, act: deleteComment, over: true },
] as const;
