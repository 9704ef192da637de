import type { TwinOf } from '../twin.ts';

export const register = {
  meta: {
    name: 'Sign up',
    title: 'Sign up free',
    description:
      'Create a free {{brand}} account: verify your phone, download the client, choose a plan. New users get CNY {{newUserCoupon}} off and a half-price first month.',
  },
  title: ['Create your', 'free account'],
  lead: 'Verify your phone, set a password and download the client. Signing up is free. {{planNeeded}}',
  gift: { title: 'New-user gift' },
  gets: {
    title: 'What you get',
    items: [
      'Your shops stay separate: each has its own browser profile and its own fixed IP',
      'Owner, manager and employee roles, so staff never need shop passwords',
      'Sign-in and activity logs, and your approval before an employee’s new device opens a shop',
    ],
  },
  signUps: { label: 'Recent sign-ups', entry: 'A seller signed up {{time}}' },
  registered: {
    title: 'You’re registered as {{number}}',
    signedIn: 'You’re signed in as {{name}}',
    text: 'Download the client, sign in with the number you registered, choose a plan, and add your shops.',
    download: 'Download the client',
    login: 'Sign in',
    another: 'Sign out and register another number',
  },
  form: {
    title: 'Create your account',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
    forgotten: 'Forgot your password?',
    help: 'Trouble signing up? Call {{phone}} (in China) or email',
    hours: 'We answer every day, {{supportFrom}} to {{supportTo}} Beijing time.',
    noScript:
      'This form needs JavaScript. Turn it on and reload the page, or let us sign you up: phone {{phone}}, email',
  },
} as const satisfies TwinOf<'register'>;
