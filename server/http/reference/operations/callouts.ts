/** Callouts: from the draft to the end. */
import { type Area, under, withPreview } from "./operation.ts";

export const callouts: Area = {
  tag: "Callouts",
  description: "Questions to doctors about one or more lists, from the draft to the end.",
  access: "administrators",
  operations: under({
    "GET /callouts": [
      "List callouts",
      "Returns one page of the practice's callouts, filtered and sorted, with the number in each tab.",
    ],
    "POST /callouts": [
      "Create a draft",
      "Saves a new draft. With send_at it is scheduled at once. An Idempotency-Key makes it safe to repeat.",
      "invalid_transition",
      "contact_details_missing",
      "list_in_callout",
      "list_started",
      "nobody_to_send_to",
      "stale",
    ],
    "POST /callouts/preview": [
      "Preview an unsaved callout",
      "Returns who would be emailed, who would be left out and why, and the email. Nothing is saved.",
      "list_in_callout",
    ],
    "POST /callouts/bulk": [
      "Change several callouts",
      "Cancels or reminds of up to 300 callouts, one by one; the answer says for each whether it was done.",
    ],
    "POST /callouts/bulk_preview": [
      "Change several callouts: preview",
      "Returns the emails that the change would send, who gets one about which callout, and what would be refused. Nothing is changed.",
    ],
    "GET /callouts/matching": [
      "Choose all callouts that match",
      "Returns all callouts that a tab shows under its filters, up to 300; beyond that it is refused.",
    ],
    "GET /callouts/:id": ["Read a callout", "Returns the callout with its lists, recipients, responses and standbys."],
    "PUT /callouts/:id": [
      "Change a callout",
      "Changes a draft or scheduled callout as a whole; once sent, only its message, fee, respond-by time and notes. Refused while call_back_ms is above 0. An Idempotency-Key makes it safe to repeat.",
      "not_sent_yet",
      "stale",
      "invalid_transition",
      "list_in_callout",
      "list_started",
      "overlap",
    ],
    "POST /callouts/:id/change_preview": [
      "Change a callout: preview",
      "Returns the emails that the change would send. Nothing is changed.",
      "not_sent_yet",
      "stale",
      "invalid_transition",
    ],
    "DELETE /callouts/:id": [
      "Delete a draft",
      "Deletes a draft. A scheduled or sent callout is cancelled instead.",
      "stale",
      "invalid_transition",
    ],
    "GET /callouts/:id/events": ["Read a callout's activity", "Returns what happened to the callout, in order."],
    "GET /callouts/:id/comments": [
      "Read the comments on a callout",
      "Returns what the administrators have said to one another about the callout, oldest first. Doctors never see it.",
    ],
    "POST /callouts/:id/comments": [
      "Comment on a callout",
      "Adds a comment and tells the colleagues it names in their list of notifications. Emails nobody.",
    ],
    "PATCH /callouts/:id/comments/:comment_id": [
      "Correct a comment",
      "Changes a comment of one's own, which then says when it was edited. Colleagues whom it did not name before are told in their list of notifications. Colleagues' comments cannot be changed.",
      "forbidden",
    ],
    "DELETE /callouts/:id/comments/:comment_id": [
      "Delete a comment",
      "Deletes a comment of one's own. Colleagues' comments cannot be deleted.",
      "forbidden",
    ],
    "POST /callouts/:id/send_preview": [
      "Send a callout: preview",
      "Returns who would be emailed, who would be left out and why, and the email. Nothing is sent.",
      "invalid_transition",
    ],
    "POST /callouts/:id/send": [
      "Send a callout",
      "Emails every chosen doctor who can be asked, if the draft is still the version that is named. An Idempotency-Key makes it safe to repeat.",
      "stale",
      "invalid_transition",
      "list_started",
      "nobody_to_send_to",
      "contact_details_missing",
    ],
    "POST /callouts/:id/schedule": [
      "Schedule a callout",
      "Has the callout sent automatically at the given time, which must be before its respond-by time and its first list.",
      "stale",
      "invalid_transition",
      "list_started",
      "nobody_to_send_to",
      "contact_details_missing",
    ],
    "POST /callouts/:id/unschedule": [
      "Cancel the schedule",
      "Makes a scheduled callout a draft again.",
      "stale",
      "invalid_transition",
    ],
    "POST /callouts/:id/call_back": [
      "Undo the sending",
      "Makes a callout that was just sent a draft again, while call_back_ms is above 0. None of its emails is sent.",
      "stale",
      "invalid_transition",
      "too_late_to_call_back",
    ],
    "POST /callouts/:id/duplicate": [
      "Duplicate a callout",
      "Creates a draft with the same lists and doctors; with date, the first list moves there and the others follow.",
      "invalid_transition",
    ],
    ...withPreview("POST /callouts/:id/cancel", [
      "Cancel a callout",
      "Ends the callout and tells the doctors concerned, with the reason given.",
      "stale",
      "invalid_transition",
    ]),
    ...withPreview("POST /callouts/:id/remind", [
      "Send a reminder",
      "Reminds doctors who have not answered, except those who are on leave at that time, paused or refuse mail. Refused while call_back_ms is above 0, and within two hours of the last reminder.",
      "invalid_transition",
      "not_sent_yet",
    ]),
    ...withPreview("POST /callouts/:id/recipients", [
      "Add doctors",
      "Asks doctors about the lists that still need somebody and that they were not asked about.",
      "invalid_transition",
      "list_started",
      "nobody_to_send_to",
      "contact_details_missing",
    ]),
    "GET /callouts/:id/recipients/:rid/link": [
      "Read a doctor's link",
      "Returns the doctor's personal link to this callout. This is written to the activity log.",
    ],
    "POST /callouts/:id/recipients/:rid/new_link": [
      "Replace a doctor's link",
      "Returns a new personal link; the one before no longer opens anything. This is written to the activity log.",
    ],
    "GET /callouts/:id/calendar.ics": [
      "Download a callout's lists as a calendar file",
      "Returns an iCalendar file with the callout's lists.",
    ],
    "POST /callouts/:id/mute": ["Mute a callout", "Stops notifications about the callout for the person signed in."],
    "POST /callouts/:id/unmute": ["Unmute a callout", "Lets the callout notify the person signed in again."],
  }),
};
