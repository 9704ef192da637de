import type { trial as original } from '../zh-CN/trial.ts';
import type { Twin } from '../twin.ts';

export const trial = {
  meta: {
    title: 'Online trial: look around in a web page first',
    description:
      'Try {{brand}} in a web page: two sample shops, three roles, warnings and logs to click through. Nothing to install, no shop to bind, and no real account is kept.',
  },
  title: ['Look first,', 'install later'],
  lead: 'The trial opens a sample company. Its shops, members and logs are examples: press anything, close it, and it is gone.',
  action: 'Open the online trial',
  where: 'Opens {{host}} in a new page',
  picture: {
    log: 'Log',
    roles: ['Boss', 'Manager', 'Employee'],
    warning: 'Login on a new device, waiting for you',
  },
  tries: {
    title: 'Four things to try in ten minutes',
    items: [
      {
        title: 'Open two shops. Are they two computers?',
        text: 'Compare IP, time zone and language of both, then see whether one finds the other’s cookies.',
      },
      {
        title: 'Become an employee. What is left?',
        text: 'Only authorised shops remain in the list; no password shows, and no one else’s log.',
      },
      {
        title: 'Cause a risk warning',
        text: 'Open a shop on a “new device”, become the boss again, and settle the warning.',
      },
      {
        title: 'Turn a page of the operation log',
        text: 'Everything you just pressed is there: who, when, on which device.',
      },
    ],
  },
  compare: {
    title: 'What the trial has, and what it has not',
    web: 'Online trial',
    client: 'Installed client',
    rows: [
      { name: 'Installation', web: 'none', client: 'a few minutes' },
      { name: 'Shops', web: 'two samples', client: 'your own' },
      { name: 'Fixed IP', web: 'sample address, no traffic', client: 'a real line for each shop' },
      { name: 'Automatic fill', web: 'sample credentials', client: 'yours, stored encrypted' },
      { name: 'Roles and logs', web: 'switch between them', client: 'set up for your team' },
      { name: 'Kept', web: 'until you close it', client: 'with your account' },
    ],
  },
  careful:
    'Please do not enter real shop accounts or passwords in the trial. It does not need them and does not keep them.',
  last: {
    title: 'Now one for a shop of your own',
    text: 'Registering is free, and new users get 38 yuan off with no minimum spend.',
    action: 'Sign up free',
  },
} as const satisfies Twin<typeof original>;
