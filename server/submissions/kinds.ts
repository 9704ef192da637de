/** The forms that people answer, as the table and the deliveries call them. */
export const SUBMISSION_KINDS = [
  'application',
  'customize',
  'appointment',
  'feedback',
  'message',
  'cancel',
] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** What is handed on: the forms, and that an account was opened. */
export type EventKind = SubmissionKind | 'registration';
