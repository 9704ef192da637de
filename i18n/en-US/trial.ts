import type { TwinOf } from '../twin.ts';

export const trial = {
  meta: {
    name: 'Online trial',
    title: 'Try it online, no install',
    description:
      'Click through a sample company in your browser: shop profiles side by side, three roles, a device warning and a log. No download, nothing saved.',
  },
  title: ['Try it online', 'before you install'],
  lead: 'The trial is a sample company. Its shops, members and logs are examples, so click anything you like: nothing is saved when you close it.',
  hosted: {
    description:
      'Try {{brand}} in your browser: sample shop profiles, three roles, a device warning and a log. No download, no shop needed. Opens in a new tab.',
    lead: 'The trial runs at another address. Its shops, members and logs are samples, there is nothing to install, and you can click anything you like.',
    kept: 'Samples only',
  },
  action: 'Open the online trial',
  where: 'Opens {{host}} in a new tab',
  compare: {
    title: 'Online trial or installed client?',
    web: 'Online trial',
    client: 'Installed client',
    rows: [
      { name: 'Installation', web: 'None', client: 'A few minutes' },
      { name: 'Shops', web: 'Samples', client: 'Your own' },
      { name: 'Fixed IP', web: 'Sample address, no traffic', client: 'A real fixed IP for each shop' },
      { name: 'Autofill', web: 'Sample credentials', client: 'Your shop credentials, stored encrypted' },
      { name: 'Roles and logs', web: 'Switch between roles', client: 'Set up for your team' },
      {
        name: 'Data kept',
        web: 'Until you close the page',
        client:
          'Profile settings with your account; cookies and sign-ins on the computer where the shop was opened',
      },
    ],
  },
  careful:
    'Don’t enter real shop accounts or passwords in the trial. It doesn’t need them and doesn’t keep them.',
  last: {
    title: 'Ready for your own shops?',
    text: 'Signing up is free, and new users get a CNY {{newUserCoupon}} coupon with no minimum spend. {{planNeeded}}',
    action: 'Sign up free',
  },
} as const satisfies TwinOf<'trial'>;
