import type { trial as original } from '../zh-CN/trial.ts';
import type { Twin } from '../twin.ts';

export const trial = {
  meta: {
    title: 'Online trial: look around in a web page first',
    description:
      'Try {{brand}} in a web page: profiles of sample shops side by side, three roles, a device warning and a log. Nothing to install, no shop to bind, nothing kept.',
  },
  title: ['Look first,', 'install later'],
  lead: 'The trial opens a sample company. Its shops, members and logs are examples: press anything, close it, and it is gone.',
  action: 'Open the online trial',
  where: 'Opens {{host}} in a new page',
  picture: {
    log: 'Log',
    roles: ['Owner', 'Manager', 'Employee'],
    warning: 'Login on a new device, waiting for you',
  },
  compare: {
    title: 'What the trial has, and what it has not',
    web: 'Online trial',
    client: 'Installed client',
    rows: [
      { name: 'Installation', web: 'none', client: 'a few minutes' },
      { name: 'Shops', web: 'samples', client: 'your own' },
      { name: 'Fixed IP', web: 'sample address, no traffic', client: 'a real line for each shop' },
      { name: 'Autofill', web: 'sample credentials', client: 'yours, stored encrypted' },
      { name: 'Roles and logs', web: 'switch between them', client: 'set up for your team' },
      { name: 'Kept', web: 'until you close it', client: 'with your account' },
    ],
  },
  careful:
    'Please do not enter real shop accounts or passwords in the trial. It does not need them and does not keep them.',
  last: {
    title: 'Now one for a shop of your own',
    text: 'Signing up is free, and new users get CNY 38 off with no minimum spend.',
    action: 'Sign up free',
  },
} as const satisfies Twin<typeof original>;
