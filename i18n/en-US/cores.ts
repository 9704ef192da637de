import type { TwinOf } from '../twin.ts';

export const cores = {
  meta: {
    name: 'Features',
    title: 'Features: isolation, autofill, roles, logs',
    description:
      'Isolated profiles, fixed IPs, autofill, team roles, activity logs, device-risk warnings, acceleration, Android, RPA and plugins: what each one does.',
  },
  title: ['Isolated shops,', 'clear roles,', 'a complete record'],
  lead: 'Ten features, three ideas.',
  more: 'What else it does',
  isolation: {
    title: 'Isolated browser profiles',
    text: 'Every shop has its own browser profile and fixed IP. Sites open in shop A can’t read the cookies or cache of shop B, and they see a different fingerprint. Each time you open the shop, the marketplace sees the same device at the same address.',
  },
  fill: {
    title: 'Autofill for shop sign-ins',
    text: 'Saved credentials are filled in when the shop’s sign-in page opens. Assign a shop and a colleague can sign in without being given the password. Revoke it and they can no longer open the shop.',
  },
  line: {
    title: 'Faster access, same IP',
    text: 'If a seller dashboard is slow, run the speed test and switch to the fastest acceleration route. The shop’s fixed IP stays the same.',
  },
  roles: {
    title: 'Three roles with clear limits',
    text: 'The owner sees everything, managers see the shops and people assigned to them, and employees see only their assigned shops. Nobody can grant more access than they have. You can limit devices and hours as well.',
    more: 'See all permissions',
  },
  logs: {
    title: 'Who was in which shop, and when',
    text: 'Sign-ins, opening and closing a shop, changes of access, approved devices, a new IP, cleared data, exports in the client: each is logged. {{logLimit}}',
  },
  risk: {
    title: 'A new device waits for approval',
    text: '{{deviceRule}} Usually a colleague has a new laptop. Now and then it is a stranger.',
  },
  android: {
    title: 'Check and approve from your phone',
    text: 'See shop status, allow or block new devices, and revoke access immediately. Listing and repricing are easier on a computer. Requires Android 7.0 or later.',
  },
  rpa: {
    title: 'Record a task once, run it any time',
    text: 'Export reports, fill in tracking numbers, send reminders about late orders: set up the steps once and run them, each shop in its own profile. The activity log shows when a run opened and closed a shop.',
  },
  assistant: {
    title: 'Sales trends beside the product page',
    text: 'See a product’s estimated sales trend beside its page, without switching tools.',
  },
  plugins: {
    title: 'Install once, use in every shop',
    text: 'The owner or a manager chooses plugins and installs them in all profiles; a shop that doesn’t need one can hide it. Staff don’t have to look for plugins and can’t install unapproved ones.',
  },
  next: {
    title: 'See it with one of your own shops',
    text: 'Signing up is free. {{planNeeded}} It takes eight steps from the download to inviting a teammate.',
    link: 'Open the quick start',
  },
} as const satisfies TwinOf<'cores'>;
