/** The migrations in order, forward only, imported statically so that a missing file is a type error. */
import { type Migration } from "kysely/migration";
import { up as companiesAndUsers } from "./migrations/0001_companies_and_users.ts";
import { up as placesAndDoctors } from "./migrations/0002_places_and_doctors.ts";
import { up as callouts } from "./migrations/0003_callouts.ts";
import { up as eventsAndMail } from "./migrations/0004_events_and_mail.ts";
import { up as invitedAddresses } from "./migrations/0005_invited_addresses.ts";
import { up as accountChanges } from "./migrations/0006_account_changes.ts";
import { up as calloutFacts } from "./migrations/0007_callout_facts.ts";
import { up as doctorsAtWork } from "./migrations/0010_doctors_at_work.ts";
import { up as calloutLife } from "./migrations/0013_callout_life.ts";
import { up as practiceManagement } from "./migrations/0014_practice_management.ts";
import { up as listsOfTheirOwn } from "./migrations/0016_lists_of_their_own.ts";
import { up as guardedBookings } from "./migrations/0017_guarded_bookings.ts";
import { up as invitedDoctors } from "./migrations/0018_invited_doctors.ts";
import { up as emailTexts } from "./migrations/0019_email_texts.ts";
import { up as mergedDoctors } from "./migrations/0020_merged_doctors.ts";
import { up as listedCallouts } from "./migrations/0021_listed_callouts.ts";
import { up as textsByCompany } from "./migrations/0022_texts_by_company.ts";
import { up as ownSettings } from "./migrations/0023_own_settings.ts";
import { up as listNotesAndSenders } from "./migrations/0025_list_notes_and_senders.ts";
import { up as preferencesAndChanges } from "./migrations/0026_preferences_and_changes.ts";
import { up as retention } from "./migrations/0027_retention.ts";
import { up as countedMails } from "./migrations/0028_counted_mails.ts";
import { up as fees } from "./migrations/0029_fees.ts";
import { up as keptPromises } from "./migrations/0030_kept_promises.ts";
import { up as mailedAddresses } from "./migrations/0031_mailed_addresses.ts";
import { up as neededCover } from "./migrations/0032_needed_cover.ts";
import { up as agreedTimes } from "./migrations/0033_agreed_times.ts";
import { up as mailDeliveries } from "./migrations/0034_mail_deliveries.ts";
import { up as openUntilOver } from "./migrations/0035_open_until_over.ts";
import { up as auditChain } from "./migrations/0036_audit_chain.ts";
import { up as doctorsHomes } from "./migrations/0037_doctors_homes.ts";
import { up as countedFigures } from "./migrations/0039_counted_figures.ts";
import { up as secondFactor } from "./migrations/0041_second_factor.ts";
import { up as ringRound } from "./migrations/0045_ring_round.ts";
import { up as waves } from "./migrations/0046_waves.ts";
import { up as standingLists } from "./migrations/0047_standing_lists.ts";
import { up as callingBack } from "./migrations/0048_calling_back.ts";
import { up as savedViews } from "./migrations/0049_saved_views.ts";
import { up as comments } from "./migrations/0050_comments.ts";
import { up as editedComments } from "./migrations/0051_edited_comments.ts";
import { up as keptRefreshPlans } from "./migrations/0052_kept_refresh_plans.ts";
import { up as keptAnswers } from "./migrations/0054_kept_answers.ts";
import { up as listsGivenUp } from "./migrations/0055_lists_given_up.ts";
import { up as offersOfTheArchived } from "./migrations/0056_offers_of_the_archived.ts";
import { up as auditReasons } from "./migrations/0057_audit_reasons.ts";
import { up as storedMails } from "./migrations/0058_stored_mails.ts";
import { up as listsRungFor } from "./migrations/0059_lists_rung_for.ts";
import { up as everybodySaidNo } from "./migrations/0060_everybody_said_no.ts";
import { up as foundByEveryList } from "./migrations/0061_found_by_every_list.ts";

export const migrations: Record<string, Migration> = {
  "0001_companies_and_users": { up: companiesAndUsers },
  "0002_places_and_doctors": { up: placesAndDoctors },
  "0003_callouts": { up: callouts },
  "0004_events_and_mail": { up: eventsAndMail },
  "0005_invited_addresses": { up: invitedAddresses },
  "0006_account_changes": { up: accountChanges },
  "0007_callout_facts": { up: calloutFacts },
  "0010_doctors_at_work": { up: doctorsAtWork },
  "0013_callout_life": { up: calloutLife },
  "0014_practice_management": { up: practiceManagement },
  "0016_lists_of_their_own": { up: listsOfTheirOwn },
  "0017_guarded_bookings": { up: guardedBookings },
  "0018_invited_doctors": { up: invitedDoctors },
  "0019_email_texts": { up: emailTexts },
  "0020_merged_doctors": { up: mergedDoctors },
  "0021_listed_callouts": { up: listedCallouts },
  "0022_texts_by_company": { up: textsByCompany },
  "0023_own_settings": { up: ownSettings },
  "0025_list_notes_and_senders": { up: listNotesAndSenders },
  "0026_preferences_and_changes": { up: preferencesAndChanges },
  "0027_retention": { up: retention },
  "0028_counted_mails": { up: countedMails },
  "0029_fees": { up: fees },
  "0030_kept_promises": { up: keptPromises },
  "0031_mailed_addresses": { up: mailedAddresses },
  "0032_needed_cover": { up: neededCover },
  "0033_agreed_times": { up: agreedTimes },
  "0034_mail_deliveries": { up: mailDeliveries },
  "0035_open_until_over": { up: openUntilOver },
  "0036_audit_chain": { up: auditChain },
  "0037_doctors_homes": { up: doctorsHomes },
  "0039_counted_figures": { up: countedFigures },
  "0041_second_factor": { up: secondFactor },
  "0045_ring_round": { up: ringRound },
  "0046_waves": { up: waves },
  "0047_standing_lists": { up: standingLists },
  "0048_calling_back": { up: callingBack },
  "0049_saved_views": { up: savedViews },
  "0050_comments": { up: comments },
  "0051_edited_comments": { up: editedComments },
  "0052_kept_refresh_plans": { up: keptRefreshPlans },
  "0054_kept_answers": { up: keptAnswers },
  "0055_lists_given_up": { up: listsGivenUp },
  "0056_offers_of_the_archived": { up: offersOfTheArchived },
  "0057_audit_reasons": { up: auditReasons },
  "0058_stored_mails": { up: storedMails },
  "0059_lists_rung_for": { up: listsRungFor },
  "0060_everybody_said_no": { up: everybodySaidNo },
  "0061_found_by_every_list": { up: foundByEveryList },
};
