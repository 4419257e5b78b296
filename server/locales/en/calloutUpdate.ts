/** What the mails about changed and reopened lists say, in English. */
import { type UpdateTexts } from "./updateTexts.ts";

export const en: UpdateTexts = {
  askAgain: {
    subject: "Open again: are you still free?",
    firstSubject: "Open again, first to say yes: are you still free?",
    heading: "It is open again: are you still free?",
    lead: "You had offered to cover. Your offer counts only if you say yes again. ",
  },
  changedAsking: {
    subject: "Changed: can you cover?",
    firstSubject: "Changed, first to say yes: can you cover?",
    heading: "There is a change: can you cover?",
    lead: "Something has changed since we asked you. ",
  },
  askedAnew: {
    subject: "Moved: can you cover?",
    firstSubject: "Moved, first to say yes: can you cover?",
    heading: "It has moved: can you cover?",
    lead: "You answered before this change, so your answer no longer counts. Please answer again. ",
  },
  listAdded: {
    subject: "One more list: can you cover?",
    firstSubject: "One more list, first to say yes: can you cover?",
    heading: "One more list: can you cover?",
    lead: "We have added a list to this callout. ",
  },
  changed: {
    subject: "Changed",
    heading: "There is a change to your booking",
    lead: (lists) => `Something has changed in your booking for ${lists}.`,
    button: "Open my page",
    ease: "Your booking, as it is now.",
    title: "You are still booked.",
    text: ["You don’t need to do anything. If you can no longer come, please tell us on your page."],
  },
  timesChanged: {
    subject: "Times changed: is that all right?",
    heading: "The times have changed: is that all right?",
    lead: (lists) => `The times of your booking for ${lists} have changed.`,
    button: "Answer now",
    ease: "Tell us whether that suits you: it takes a few taps, without signing in.",
    title: "You are still booked.",
    text: ["We count on you at the new times unless you tell us that you can’t. At short notice, please phone us too."],
  },
  moved: {
    subject: "Moved: can you still do it?",
    heading: "It has moved: can you still do it?",
    lead: (lists) => `Your booking for ${lists} has moved.`,
    button: "Answer now",
    ease: "Yes or no: it takes a few taps, without signing in.",
    title: "Please confirm your booking again.",
    text: (until) =>
      until
        ? ["Please answer by ", until, ". Without an answer your booking will end then."]
        : ["Until you answer we do not know whether you can come."],
  },
  standbyOffer: {
    subject: "You’re asked first: can you cover?",
    heading: "You’re asked first: can you cover?",
    lead: (lists) => `You are on standby, and we now need a doctor for ${lists}.`,
    button: "Answer now",
    ease: "Yes or no: it takes a few taps, without signing in.",
    title: "A yes books you at once.",
    text: (until) => [
      "Nobody else is asked until ",
      until,
      ". If you can’t, please tell us, so that we can ask others.",
    ],
  },
  offerClosed: {
    subject: "No answer needed any more",
    heading: "You don’t need to answer any more",
    lead: (lists) => `We had asked you first whether you can cover ${lists}. This offer has ended.`,
    button: "Open my page",
    ease: "There you can also take your name off standby.",
    title: "You stay on standby.",
    text: ["You are ", "not", " expected unless you hear from us."],
  },
  message: {
    subject: "Message about your offer",
    heading: "A message about your offer",
    lead: (lists) => `You offered to cover ${lists}. We have a message for you.`,
    button: "Open my page",
    ease: "There you can see your answer and change it.",
    title: "Nothing has changed.",
    text: ["Your offer stays as it is. If you are booked, you are still booked."],
    again: ["Your earlier offer counts only if you say yes again on your page."],
  },
  changes: {
    title: "What has changed",
    none: "none",
    field: {
      date: "Date",
      times: "Times",
      site: "Hospital",
      theatre: "Theatre",
      surgeon: "Surgeon",
      specialty: "Specialty",
      role: "Role",
      case_mix: "Case mix",
      requirements: "Requirements",
      notes: "Note",
      message: "Message from the practice",
      fee: "Fee",
    },
  },
};
