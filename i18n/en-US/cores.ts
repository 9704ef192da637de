import type { cores as original } from '../zh-CN/cores.ts';
import type { Twin } from '../twin.ts';

export const cores = {
  meta: {
    title: 'Features: isolation, autofill, roles, logs',
    description:
      'Isolated profiles, fixed IPs, autofill, team roles, activity logs, device-risk warnings, acceleration, Android, RPA and plugins: what each one does.',
  },
  title: ['Isolated shops,', 'clear roles,', 'a complete record'],
  lead: 'Ten features, three ideas. Choose one to see how it works.',
  plan: 'All features',
  isolation: {
    name: 'Isolation',
    title: 'Isolated browser profiles',
    text: 'Every shop has its own browser profile and fixed IP. While shop A is open, it can’t see the cookies, cache or fingerprint of shop B. Each time you open the shop, the marketplace sees the same device at the same address.',
  },
  fill: {
    name: 'Autofill',
    title: 'Autofill for shop sign-ins',
    text: 'Saved credentials are filled in when the shop’s sign-in page opens. Assign a shop and a colleague can sign in without being given the password. Revoke it and they can no longer open the shop.',
    account: 'Shop account',
    password: 'Password',
    by: 'Filled in by the client',
  },
  line: {
    name: 'Acceleration',
    title: 'Faster access, same IP',
    text: 'If a seller dashboard is slow, run the speed test and switch to the fastest acceleration route. The shop’s fixed IP stays the same.',
  },
  roles: {
    name: 'Three roles',
    title: 'Three roles with clear limits',
    text: 'The owner sees everything, managers see the shops and people assigned to them, and employees see only their assigned shops. Nobody can grant more access than they have. You can limit devices and hours as well.',
    more: 'See all permissions',
  },
  logs: {
    name: 'Sign-in and activity logs',
    title: 'Who did what, and when',
    text: 'Signing in, opening a shop, changing permissions, changing an IP, clearing data: each is logged. Page content and keystrokes are never recorded.',
  },
  risk: {
    name: 'Device-risk warnings',
    title: 'A warning when a shop’s device changes',
    text: 'When a shop’s device or sign-in details differ from last time, you’re warned, and the owner or a manager decides whether it opens. Usually a colleague has a new laptop. Now and then it is a stranger.',
  },
  android: {
    name: 'Android app',
    title: 'Check and approve from your phone',
    text: 'See shop status, receive warnings, and revoke access immediately. Listing and repricing are easier on a computer. Requires Android 7.0 or later.',
  },
  rpa: {
    name: 'RPA automation',
    title: 'Record a task once, run it any time',
    text: 'Export reports, fill in tracking numbers, send reminders about late orders: set up the steps once and run them, each shop in its own profile. Every step goes into the activity log.',
    steps: ['Open shop', 'Read orders', 'Over 24 h?', 'Send reminder', 'Write log'],
  },
  assistant: {
    name: 'Seller assistant',
    title: 'Sales trends beside the product page',
    text: 'See a product’s sales trend beside its page, without switching tools.',
    legend: 'Sales over the last 8 weeks (sample)',
  },
  plugins: {
    name: 'Plugins and applications',
    title: 'Install once, use in every shop',
    text: 'The owner or a manager chooses plugins and installs them in all profiles; a shop that doesn’t need one can hide it. Staff don’t have to look for plugins and can’t install unapproved ones.',
    list: ['Translation', 'Image editing', 'Order notes'],
    on: 'Installed',
    hidden: 'Hidden',
    market: 'Browse the app market',
  },
  next: {
    title: 'See it with one of your own shops',
    text: 'Signing up is free, and your first isolated shop is seven steps away.',
    link: 'Open the quick start',
  },
} as const satisfies Twin<typeof original>;
