/** The columns of the exported tables, in the order of the cells, between bars, in English. */

export type ColumnNames = { doctors: string; callouts: string; audit: string };

export const en: ColumnNames = {
  doctors:
    "Title|First name|Last name|Email|Mobile phone|Role|Grade|Specialties|Registration body|Registration number|Language|Groups|Sites|Internal notes|Status|Email status|Last response (UTC)|Asked in 90 days|Answered in 90 days",
  callouts:
    "Reference|Title|Status|Date|Session|Start|End|Time zone|Site|Theatre|Surgeon|Specialty|Role|Positions|Booked doctors|Open|Available|If needed|Not available|No answer|Cover|Mode|Urgency|Respond by (UTC)|Sent (UTC)|Sent by|Reason for cancelling|Updated (UTC)",
  audit:
    "When (UTC)|Who|Type of person|What|About|Type|Number|Details|Changes|Chain number|Hash before it|Hashed text|Hash",
};
