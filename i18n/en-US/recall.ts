import type { recall as original } from '../zh-CN/recall.ts';
import type { Twin } from '../twin.ts';

export const recall = {
  meta: {
    title: 'Welcome back: what changed since you left',
    description:
      'Say when you last used {{brand}} and see only what came after: the new client, Apple silicon, login hours, authorised devices, handovers, Android. A coupon of 76 yuan waits for your renewal.',
  },
  title: ['It has been a while.', 'Your berth is still here'],
  lead: 'Shops, environments and IP bindings belong to your account; sign in and you see them. First, what changed since you left.',
  ask: 'When did you last open it?',
  since: {
    early2025: 'First half of 2025',
    late2025: 'Second half of 2025',
    early2026: 'First half of 2026',
    summer2026: 'Since summer 2026',
    longAgo: 'Earlier than I remember',
  },
  changes: 'Since then',
  more: 'The whole changelog',
  coupon: {
    title: '76 yuan less on the day you return',
    name: 'no-threshold coupon',
    note: 'choose it in your account when you renew',
    rows: [
      'You find the coupon in your account after signing in; if not, ask support to check.',
      'It has no minimum spend and cannot be exchanged for cash.',
      'Plans are prepaid by month or year, and unused periods are not refunded. Fees exclude tax.',
    ],
  },
  unsure: {
    title: 'What people ask before they return',
    items: [
      {
        q: 'Are my shops still there?',
        a: 'Unless the account was closed, shops and environments are. Renew the plan and open them.',
      },
      {
        q: 'Is my fixed IP the same?',
        a: 'If it has not run out, yes. If it was taken back, choose a new one before you sign in to the shop; the article on fixed IPs tells how.',
      },
      {
        q: 'Do I have to install again?',
        a: 'Yes. Replace the old client by the latest; bindings and authorisations come along, and shops stay signed in.',
      },
      {
        q: 'I forgot my password.',
        a: 'Recover it on the login page with a code to your phone. If the number changed, support will check who you are.',
      },
    ],
  },
  last: {
    title: 'Install the latest and look at your shops',
    text: 'The latest version is {{version}}, released on {{date}}.',
    action: 'Download the latest',
  },
} as const satisfies Twin<typeof original>;
