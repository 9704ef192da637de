/** The forms that staff answer, by their names in the table and the deliveries. */
export const SUBMISSION_KINDS = [
  'application',
  'customize',
  'appointment',
  'feedback',
  'message',
  'cancel',
] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** The kinds of delivered events: the forms, and the opening of an account. */
export type EventKind = SubmissionKind | 'registration';
