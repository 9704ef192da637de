/** The islands of every page that are empty before hydration: one file for both. */
export { Consent } from './consent/Consent.tsx';
export { Notices } from './notices/Notices.tsx';
