/** English texts: lists of a callout that was sent, changed, added or cancelled alone. */
export const calloutChanges = {
  menu: "More for the list on {{date}}",
  open: "Open callout",
  edit: "Edit list…",
  add: "Add list…",
  cancel: "Cancel this list…",
  editTitle: "Edit list on {{date}}",
  same: "Nothing has changed yet.",
  none: "Only your practice sees this change.",
  booked: {
    details_one: "{{doctors}} will be told. No answer is needed.",
    details_other: "{{doctors}} will be told. No answer is needed.",
    times_one: "{{doctors}} will be asked whether the new times are all right. The booking stands.",
    times_other: "{{doctors}} will be asked whether the new times are all right. The bookings stand.",
    moved_one:
      "{{doctors}} must confirm again, within 24 hours at most, or the booking ends. Earlier offers no longer count.",
    moved_other:
      "{{doctors}} must confirm again, within 24 hours at most, or their bookings end. Earlier offers no longer count.",
  },
  unbooked: {
    details: "Doctors will see the change on their response page. Nobody needs to answer again.",
    times: "Offers stand, marked with the earlier times. Doctors will see the new times on their response page.",
    moved: "Offers were for the list as it was, so everyone will be asked again.",
  },
  checking: "Checking who will be emailed…",
  unchecked: "We couldn’t check who will be emailed.",
  save: "Save",
  saveMails_one: "Save and send {{count}} email",
  saveMails_other: "Save and send {{count}} emails",
  done: "List changed",
  tooFew: "There must be at least as many positions as doctors booked at the same time.",
  overlap:
    "{{doctor}} is booked for another list at that time ({{when}}). Choose another time, or release the doctor first.",
  overlapSomebody:
    "A doctor booked here is booked for another list at that time. Choose another time, or release the doctor first.",
  notCredentialed: "A booked doctor is not credentialed there at that time. Nobody was emailed.",
  despite: "Keep the booking anyway. This is recorded in the activity log.",
  addTitle: "Add a list",
  addText:
    "It starts as a copy of the last list. Doctors asked so far get one email about it, unless they are away, paused, booked elsewhere or can’t be asked for another reason.",
  addSubmit: "Add list",
  addMails_one: "Add list and send {{count}} email",
  addMails_other: "Add list and send {{count}} emails",
  addDone: "List added",
  goOn: "Continue",
  cancelTitle: "Cancel the list on {{date}}?",
  cancelText: "This cannot be undone. The callout’s other lists are not affected.",
  keepList: "Keep list",
  cancelSubmit: "Cancel list",
  cancelMails_one: "Cancel list and send {{count}} email",
  cancelMails_other: "Cancel list and send {{count}} emails",
  cancelDone: "List cancelled",
} as const;
