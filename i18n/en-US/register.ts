import type { register as original } from '../zh-CN/register.ts';
import type { Twin } from '../twin.ts';

export const register = {
  meta: {
    title: 'Register for free',
    description:
      'Register for {{brand}} free of charge: verify your phone, set a password, download the client, and give every shop its own profile and fixed IP. New users get a coupon of {{coupon}} yuan with no minimum spend and half price in the first month.',
  },
  title: ['Registration is free.', 'Berth your first shop.'],
  lead: 'Verify your phone, set a password, and the client is yours to download. From then on your first shop has a profile and a fixed IP of its own.',
  gift: {
    title: 'New-user gift',
    unit: 'yuan',
    name: 'No-threshold coupon',
    half: 'Half price in the first month',
  },
  gets: {
    title: 'What one account brings',
    items: [
      'One isolated profile and one fixed IP for each shop: shops never touch',
      'Three graded roles, boss, manager and employee: staff need no passwords',
      'Login and operation logs, and a warning when a device changes',
    ],
  },
  form: {
    title: 'Create your account',
    haveAccount: 'Already registered?',
    login: 'Log in',
    help: 'Trouble registering? Call {{phone}} or write to',
    hours: 'Somebody answers Monday to Sunday, 9:00 to 22:00 (Beijing time).',
    noScript:
      'This form needs JavaScript: please enable it and reload. People can register you as well: phone {{phone}}, email',
  },
} as const satisfies Twin<typeof original>;
