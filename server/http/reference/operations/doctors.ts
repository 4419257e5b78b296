/** Doctors and their groups. */
import { type Area, under } from "./operation.ts";

export const doctors: Area = {
  tag: "Doctors",
  description: "The doctors whom the practice can ask.",
  access: "administrators",
  operations: under({
    "GET /doctors": ["List doctors", "Returns one page of the practice's doctors, filtered and sorted."],
    "POST /doctors": [
      "Add a doctor",
      "Saves a new doctor. An Idempotency-Key makes it safe to repeat.",
      "invalid_transition",
    ],
    "POST /doctors/bulk": [
      "Change several doctors",
      "Does the same to up to 100 doctors, one by one; the answer says for each whether it was done.",
    ],
    "POST /doctors/import": [
      "Import doctors",
      "Checks rows and saves them; with dry_run=1 they are only checked. A wrong row refuses all of them.",
      "payload_too_large",
    ],
    "POST /doctors/invite_preview": [
      "Invite doctors: preview",
      "Returns who would get an invitation, who would not and why, and the email. Nothing is sent.",
    ],
    "GET /doctors/:id": ["Read a doctor", "Returns the doctor's details, groups, sites and preferences."],
    "PUT /doctors/:id": [
      "Change a doctor",
      "Changes the doctor's details, groups and sites.",
      "stale",
      "invalid_transition",
    ],
    "GET /doctors/:id/callouts": ["List a doctor's callouts", "Returns the callouts that the doctor was asked about."],
    "GET /doctors/:id/bookings": ["List a doctor's bookings", "Returns the doctor's bookings between two days."],
    "GET /doctors/:id/emails": ["List a doctor's emails", "Returns the emails to the doctor and what became of each."],
    "GET /doctors/:id/events": ["Read a doctor's history", "Returns who changed what about the doctor, and when."],
    "POST /doctors/:id/invite": [
      "Invite a doctor",
      "Emails the doctor a link with which to check the details and set preferences.",
      "invalid_transition",
      "contact_details_missing",
    ],
    "POST /doctors/:id/new_link": [
      "Replace a doctor's links",
      "Returns a new link to the doctor's home; no link from before opens anything any more: to callouts, to the home, to the calendar. This is written to the activity log.",
      "invalid_transition",
    ],
    "POST /doctors/:id/archive": [
      "Archive a doctor",
      "Stops the doctor from being asked or booked: offers do not count, and a standby who is being asked is passed over. History stays. Refused while the doctor is booked for an upcoming list.",
      "invalid_transition",
    ],
    "POST /doctors/:id/restore": ["Restore a doctor", "Lets an archived doctor be asked again.", "invalid_transition"],
    "POST /doctors/:id/pause": [
      "Pause a doctor",
      "Stops callouts to the doctor until the given time, or until somebody ends the pause.",
      "invalid_transition",
    ],
    "POST /doctors/:id/unpause": ["End a pause", "Lets a paused doctor be asked again.", "invalid_transition"],
    "POST /doctors/:id/use_address": [
      "Use an address again",
      "Emails go again to an address that bounced, or from which an email was marked as spam. The links in earlier emails keep working.",
      "invalid_transition",
    ],
    "POST /doctors/:id/merge_preview": [
      "Merge two doctors: preview",
      "Returns what would move from one doctor to the other, and which bookings clash. Nothing is changed.",
      "invalid_transition",
    ],
    "POST /doctors/:id/merge": [
      "Merge two doctors",
      "Moves everything from a doctor who was entered twice to the other one, who is returned.",
      "stale",
      "invalid_transition",
      "overlap",
    ],
    "GET /doctors/:id/unavailabilities": ["List time away", "Returns the times at which the doctor is away."],
    "POST /doctors/:id/unavailabilities": ["Add time away", "Marks the doctor as away for a time."],
    "DELETE /doctors/:id/unavailabilities/:uid": ["Remove time away", "Removes one of the doctor's times away."],
  }),
};

export const groups: Area = {
  tag: "Groups",
  description: "Named groups of doctors, by which recipients are chosen.",
  access: "administrators",
  operations: under({
    "GET /doctor_groups": ["List groups", "Returns the practice's groups and how many doctors are in each."],
    "POST /doctor_groups": [
      "Create a group",
      "Saves a new group. An Idempotency-Key makes it safe to repeat.",
      "invalid_transition",
    ],
    "PUT /doctor_groups/:id": [
      "Change a group",
      "Changes the group's name, description and colour.",
      "stale",
      "invalid_transition",
    ],
    "DELETE /doctor_groups/:id": ["Delete a group", "Deletes the group. Its doctors stay."],
    "GET /doctor_groups/:id/members": ["List a group's doctors", "Returns the doctors in the group."],
    "PUT /doctor_groups/:id/members": ["Change a group's doctors", "Adds doctors to the group and removes others."],
  }),
};
