/** English texts: the filters of the callouts list that open beside the others. */
export const calloutFurtherFilters = {
  doctor: "Doctor asked",
  answers: "Responses",
  noAvailability: "No availability yet",
} as const;
