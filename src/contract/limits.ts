/** Bounds that specification §5 and §9 fix, by form and field; minimum and maximum characters. */
export const LIMITS = {
  companyName: [3, 150],
  registrationName: [3, 100],
  completeSignupName: [3, 200],
  signInEmail: [3, 500],
  registrationEmail: [3, 300],
  completeSignupEmail: [3, 300],
  /** The form's literal bound; the server takes up to 500. */
  forgotPasswordEmail: [3, 50],
  /** The column's. */
  accountEmail: [3, 500],
  /** Each of the two; one of one character is a whole name elsewhere. */
  personName: [1, 100],
  contactEmail: [3, 500],
  contactName: [3, 100],
  registrationPhone: [10, 15],
  contactPhone: [8, 25],
  password: [10, 200],
  calloutMessage: [0, 2000],
  /** Each of a practice's own paragraphs in its mails. */
  emailText: [0, 1000],
  calloutTitle: [0, 120],
  savedViewName: [1, 60],
  caseMix: [0, 500],
  feeText: [0, 150],
  /** Theatre, specialty and a surgeon known by name alone. */
  listText: [0, 150],
  listNotes: [0, 500],
  responseNote: [0, 500],
  cancelReason: [0, 500],
  /** To those who offered. */
  offerMessage: [1, 1000],
  /** Among the office. */
  commentText: [1, 1000],
  /** A week of a busy practice in one role. */
  listsPerCallout: [1, 40],
  positions: [1, 5],
  placeName: [1, 150],
  /** For dense tables. */
  siteShortName: [1, 12],
  siteAddress: [0, 300],
  placeNotes: [0, 2000],
  link: [0, 500],
  theatres: [0, 60],
  theatre: [1, 40],
  doctorTitle: [0, 20],
  doctorGrade: [0, 60],
  /** Each of several. */
  doctorSpecialty: [1, 60],
  doctorRegistration: [0, 40],
  doctorNotes: [0, 2000],
  surgeonSpecialty: [0, 60],
  groupName: [1, 60],
  groupDescription: [0, 500],
  /** Of closed days and leave. */
  dayOffName: [1, 100],
} as const satisfies Record<string, readonly [minimum: number, maximum: number]>;

/** In any currency. */
export const FEE_MOST = 1_000_000;
