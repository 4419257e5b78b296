/** Which renderer makes which mail of a callout: a new kind has its line here. */
import { type MailKind } from "../../../src/contract/callout.ts";
import { type BookingMailFacts, type RenderedMail, type StandbyMailFacts } from "../mailFacts.ts";
import { renderAskAgain, renderAskedAnew, renderCallout, renderListAdded, renderReminder } from "./calloutMails.ts";
import {
  renderCancelled,
  renderConfirmation,
  renderExpired,
  renderFilled,
  renderNotRequired,
  renderReleased,
  renderStandby,
} from "./decisionMails.ts";
import {
  renderChanged,
  renderMessage,
  renderMoved,
  renderOfferClosed,
  renderStandbyOffer,
  renderTimesChanged,
} from "./updateMails.ts";

export type AnyMailFacts = BookingMailFacts & StandbyMailFacts;

export const RENDER_MAIL: Record<MailKind, (facts: AnyMailFacts) => RenderedMail> = {
  callout: renderCallout,
  reminder: renderReminder,
  confirmation: renderConfirmation,
  filled: renderFilled,
  standby: renderStandby,
  not_required: renderNotRequired,
  released: renderReleased,
  cancelled: renderCancelled,
  expired: renderExpired,
  ask_again: renderAskAgain,
  standby_offer: renderStandbyOffer,
  offer_closed: renderOfferClosed,
  changed: renderChanged,
  times_changed: renderTimesChanged,
  moved: renderMoved,
  asked_anew: renderAskedAnew,
  list_added: renderListAdded,
  message: renderMessage,
};
