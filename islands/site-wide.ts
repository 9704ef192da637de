/** The islands of every page that have something to say only once they are awake: one file for both. */
export { Consent } from './consent/Consent.tsx';
export { Notices } from './notices/Notices.tsx';
