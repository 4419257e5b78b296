/** What the practice decides about responses, and about the lists of a callout that was sent. */
import { type Area, type Operation, under, withPreview } from "./operation.ts";

const ABOUT_RESPONSE = ["stale", "invalid_transition", "list_started"] as const;
const ABOUT_BOOKING = [...ABOUT_RESPONSE, "already_filled", "not_agreed", "not_credentialed", "overlap"] as const;

const response = (act: string, operation: Operation) =>
  withPreview(`POST /callouts/:id/responses/:rid/${act}`, operation);

export const decisions: Area = {
  tag: "Responses and bookings",
  description: "Doctors' responses, bookings, standbys, and lists that change after the callout was sent.",
  access: "administrators",
  operations: under({
    ...withPreview(
      "PUT /callouts/:id/responses/:rid",
      [
        "Record a response",
        "Records what a doctor said on the phone about one list.",
        "invalid_transition",
        "list_started",
      ],
      "POST /callouts/:id/responses/:rid/answer_preview",
    ),
    ...withPreview("PUT /callouts/:id/answers", [
      "Record responses to several lists",
      "Records what a doctor said on the phone about several lists at once.",
      "invalid_transition",
      "list_started",
    ]),
    ...response("confirm", [
      "Confirm a doctor",
      "Books the doctor for the list or part of it; everyone whose offer is no longer needed is told once it is filled.",
      ...ABOUT_BOOKING,
    ]),
    ...withPreview("POST /callouts/:id/decisions", [
      "Decide about several responses",
      "Makes the same decision about several responses of one doctor, in one email.",
      ...ABOUT_BOOKING,
    ]),
    ...response("standby", [
      "Put a doctor on standby",
      "Keeps the doctor's offer in reserve, at the given rank among the list's standbys.",
      ...ABOUT_RESPONSE,
    ]),
    ...response("not_required", [
      "Stand a doctor down",
      "Tells the doctor that the offer is not needed.",
      ...ABOUT_RESPONSE,
    ]),
    ...response("release", ["Release a booking", "Ends the doctor's booking and tells the doctor.", ...ABOUT_RESPONSE]),
    ...withPreview("POST /callouts/:id/ask_again", [
      "Ask doctors again",
      "Asks doctors who were stood down whether they are still available, once the list is open again. Passes over those whom the dry run would leave out by now.",
      "invalid_transition",
      "list_started",
      "nobody_to_send_to",
    ]),
    ...withPreview("POST /callouts/:id/lists", [
      "Add a list to a sent callout",
      "Adds a list while the callout is open and asks its doctors about it. Refused while call_back_ms is above 0.",
      "not_sent_yet",
      "stale",
      "invalid_transition",
      "list_started",
      "list_in_callout",
    ]),
    ...withPreview(
      "PUT /callouts/:id/lists/:list_id",
      [
        "Change a list of a sent callout",
        "Changes the list and asks booked doctors for their consent where the change concerns them. Refused while call_back_ms is above 0.",
        "not_sent_yet",
        "stale",
        "invalid_transition",
        "list_started",
        "overlap",
        "not_credentialed",
      ],
      "POST /callouts/:id/lists/:list_id/change_preview",
    ),
    ...withPreview("POST /callouts/:id/lists/:list_id/cancel", [
      "Cancel one list",
      "Cancels one of several lists of a sent callout and tells the doctors concerned. Refused while call_back_ms is above 0.",
      "not_sent_yet",
      "stale",
      "invalid_transition",
      "list_started",
    ]),
    ...withPreview("POST /callouts/:id/lists/:list_id/message", [
      "Email doctors who offered",
      "Sends the message to the doctors of these responses, each in an email of their own; answers and bookings stay as they are.",
      "invalid_transition",
      "list_started",
      "nobody_to_send_to",
    ]),
    ...withPreview("POST /callouts/:id/lists/:list_id/standby_chain", [
      "Direct the standbys",
      "Starts or stops asking the list's standbys one after another, or passes over the one who is being asked. Refused if `response_id` belongs to another.",
      "invalid_transition",
      "list_started",
    ]),
    ...withPreview("POST /callouts/:id/waves", [
      "Direct the waves",
      "Asks the next wave now, skips it, or pauses or resumes the waves. Refused if `wave` is not the next one.",
      "invalid_transition",
      "list_started",
    ]),
    "GET /callouts/:id/ring_round": [
      "Read the phone calls of a callout",
      "Returns who has rung whom about the callout, and what came of it, newest first.",
    ],
    "POST /callouts/:id/ring_round/calls": [
      "Begin a phone call",
      "Keeps the doctor for the person who asks, so that no colleague rings them at the same time.",
      "stale",
      "invalid_transition",
    ],
    "PUT /callouts/:id/ring_round/calls/:call_id": [
      "End a phone call",
      "Writes down what came of one's own call; a doctor who says no is recorded as unavailable for the list that was rung for and for open lists without their yes.",
      "stale",
      "invalid_transition",
      "list_started",
    ],
  }),
};

export const lists: Area = {
  tag: "Lists",
  description: "Operating lists that nobody has been asked about yet, and the week.",
  access: "administrators",
  operations: under({
    "GET /lists": ["Read the lists of some days", "Returns all lists of up to 56 days, called out or not."],
    "POST /lists": [
      "Create a list",
      "Saves a list without asking anybody. An Idempotency-Key makes it safe to repeat.",
      "invalid_transition",
    ],
    "GET /lists/:id": [
      "Read a list",
      "Returns one list, the callout that asks for it, if any, and what speaks against it where and when it is.",
    ],
    "PUT /lists/:id": ["Change a list", "Changes a list that no callout asks for.", "stale", "list_in_callout"],
    "DELETE /lists/:id": ["Delete a list", "Deletes a list that no callout asks for.", "stale", "list_in_callout"],
    "GET /cover_sheets": [
      "Read cover sheets",
      "Returns the printable sheets of a list, of a callout, or of one day at one site.",
    ],
  }),
};
