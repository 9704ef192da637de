import type { TwinOf } from '../twin.ts';

export const success = {
  meta: {
    title: 'Your account is ready',
    description:
      'You’ve signed up for {{brand}}: your new-user gift, the client download, a plan and the way to your first shop.',
  },
  done: 'Register successfully',
  hello: 'Hello, {{name}}.',
  title: 'Your account is ready',
  lead: '{{signInWays}} {{planNeeded}}',
  unknown: {
    title: 'No sign-up on this device',
    text: 'If you signed up on another device, just sign in. No account yet? Signing up is free.',
    register: 'Sign up free',
    login: 'Sign in',
  },
  gift: {
    title: 'Your new-user gift has arrived',
    text: 'The coupon is in your account. Apply it when you pay in the client.',
  },
  next: {
    title: 'What’s next',
    steps: [
      {
        name: 'Download the client',
        text: 'For Windows, Mac and Linux, and as an app for Android phones.',
      },
      {
        name: 'Sign in and choose a plan',
        text: 'The first month is half price for new users. Apply your coupon when you pay.',
      },
      {
        name: 'Add your first shop',
        text: 'Give it a profile and a fixed IP of its own. Autofill handles its sign-in from then on.',
      },
      {
        name: 'Invite your team',
        text: 'Owner, manager, employee: you decide who opens which shop.',
      },
    ],
    download: 'Download the client',
    quickStart: 'Quick start',
    login: 'Already installed? Sign in',
  },
} as const satisfies TwinOf<'success'>;
