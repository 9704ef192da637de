import type { success as original } from '../zh-CN/success.ts';
import type { Twin } from '../twin.ts';

export const success = {
  meta: {
    title: 'Registration complete',
    description:
      'Registered with {{brand}}: your new-user gift, the client to download, and the way to your first shop.',
  },
  done: 'Register successfully',
  title: 'Your first berth is ready',
  lead: 'The account works from now on. Download the client, log in with the phone number you have just verified, and bring your first shop in.',
  gift: {
    title: 'Your new-user gift has arrived',
    text: 'Log in to the client and choose the coupon when you pay.',
  },
  next: {
    title: 'What comes next',
    steps: [
      { title: 'Download the client', text: 'For Windows, Mac and Linux; on a phone, for Android.' },
      {
        title: 'Log in and add your first shop',
        text: 'It gets a profile and a fixed IP of its own; its login is filled in for you from then on.',
      },
      {
        title: 'Bring your team in',
        text: 'Boss, manager, employee: you decide who opens which shop.',
      },
    ],
    download: 'Download the client',
    quickStart: 'Quick start',
    login: 'Installed already? Log in',
  },
} as const satisfies Twin<typeof original>;
