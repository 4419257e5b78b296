import { toNotification } from "../../../src/features/notifications/model/appNotification.ts";
import { furtherLists, toMessages } from "../../../src/features/notifications/model/oneMessage.ts";
import { aNumberedMessage, aWithdrawal } from "../../support/app/aLiveMessage.ts";

const AT = "2026-11-24T10:00:00.000Z";
const LISTS = ["2026-11-26", "2026-11-27", "2026-11-28"];
const said = (seq: number, list_date: string, params: object = {}, created_at = AT) =>
  toNotification(
    aNumberedMessage(seq, {
      notification_type: "new_availability",
      callout_id: 41,
      created_at,
      params: { doctor: "Dr Hana Itokawa", response: "available", list_date, session: "am", ...params },
    }),
    0,
  );

test("one answer to three lists is one message that says how many more lists it is about", () => {
  const messages = toMessages(LISTS.map((date, at) => said(at + 1, date)));
  expect(messages).toMatchObject([{ params: { list_date: LISTS[0] }, moreLists: 2 }]);
});

test("how many lists there are beside the one that is named: as the server says, or as were joined", () => {
  const [joined] = toMessages(LISTS.map((date, at) => said(at + 1, date)));
  const told = ["2", "", "x", "-1"].map((more_lists) => said(1, "2026-11-26", { more_lists }));
  expect([joined ?? said(1, ""), said(1, "2026-11-26"), ...told].map(furtherLists)).toEqual([2, 0, 2, 0, 0, 0]);
});

test("another doctor, another answer, another moment or the same list again is another message", () => {
  const first = said(1, "2026-11-26");
  for (const other of [
    said(2, "2026-11-27", { doctor: "Dr Omar Fenwick" }),
    said(2, "2026-11-27", { response: "if_needed" }),
    said(2, "2026-11-27", {}, "2026-11-24T10:00:01.000Z"),
    said(2, "2026-11-26"),
  ])
    expect(toMessages([first, other])).toEqual([first, other]);
});

test("every withdrawal of a booked doctor stands by itself", () => {
  const lost = LISTS.map((list_date, at) =>
    toNotification(aNumberedMessage(at + 1, aWithdrawal({ list_date }, { callout_id: 41, created_at: AT })), 0),
  );
  expect(toMessages(lost)).toEqual(lost);
});
