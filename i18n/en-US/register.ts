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

export const registerForm = {
  label: 'Sign up',
  phone: 'Mobile number',
  phoneHint: '+86 (mainland China) or +1 (US, Canada). Others: {{supportEmail}}',
  code: 'Verification code',
  password: 'Password',
  passwordHint: '6–24 characters: upper- and lowercase letters, digits, symbols',
  userName: 'User name',
  userNameHint: '6–24 English letters, digits or Chinese characters, no spaces',
  type: 'Account type',
  company: 'Company or team',
  user: 'Individual seller',
  companyName: 'Company name',
  companyNameHint: 'English or Chinese letters, digits, spaces, brackets, “.”; no final digit',
  referral: 'Referral ID',
  agree: {
    lead: 'I have read and agree to the',
    service: 'User Service Agreement',
    and: 'and the',
    privacy: 'Privacy Policy',
  },
  submit: 'Sign up free',
  submitting: 'Signing up…',
  referrer: {
    title: 'We couldn’t find this referral ID',
    yes: 'Continue without it',
    no: 'Edit the ID',
  },
} as const satisfies TwinOf<'registerForm'>;
