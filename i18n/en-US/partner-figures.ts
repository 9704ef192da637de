import type { TwinOf } from '../twin.ts';

export const partnerFigures = {
  title: 'Your results',
  text: 'Enter your code and its key to see how many visits and sign-ups your link brought. You get the key from us when the partnership starts, and a new one whenever you need it.',
  counted:
    'Visits are counted only for people who allowed statistics, so there were more. Sign-ups are all counted. Days are Beijing time.',
  noScript: 'Your results need JavaScript. Your contact at our office can look them up for you, too.',
  code: 'Partner code',
  key: 'Key',
  keyHint: 'It only opens these results. Don’t pass it on.',
  show: 'Show results',
  loading: 'Looking up…',
  wrong: 'The code or the key is wrong. Check both and try again.',
  last_one: 'Last {{count}} day',
  last_other: 'Last {{count}} days',
  visits: 'Visits',
  registrations: 'Sign-ups',
  day: 'Day',
  chart: '{{what}} by day, at most {{most}} in a day',
  none_one: 'No visits or sign-ups in the last {{count}} day.',
  none_other: 'No visits or sign-ups in the last {{count}} days.',
  total: 'Since the start: {{visits}} visits, {{registrations}} sign-ups.',
  again: 'Look up another code',
} as const satisfies TwinOf<'partnerFigures'>;
