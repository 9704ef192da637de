import type { cores as original } from '../zh-CN/cores.ts';
import type { Twin } from '../twin.ts';

export const cores = {
  meta: {
    title: 'Core features',
    description:
      'Isolated shop environments, fixed IPs, automatic fill, three graded roles, logs, device-risk warnings, acceleration, Android, RPA, seller assistant and plug-ins: what each does, and what it does not.',
  },
  title: ['Shops apart,', 'people in their place,', 'everything on record'],
  lead: 'Ten features that come down to these three lines. Pick one to see how it works.',
  plan: 'The features',
  sample: 'Sample',
  isolation: {
    name: 'Isolation',
    title: 'One shop, one berth',
    text: 'Every shop has a browser profile and a fixed IP of its own. While shop A is open, the cookies, cache and browser characteristics of shop B are not in the room. Close it and open it again, and the marketplace sees the same person on the same device in the same place.',
    parts: ['Cookies', 'Cache', 'Browser traits', 'Time zone and language', 'Fixed IP'],
  },
  fill: {
    name: 'Automatic fill',
    title: 'The sign-in form fills itself',
    text: 'A saved shop account is filled in when its sign-in page opens. Giving somebody a shop gives them the ability to sign in, not the password. Taking it back needs no new password either.',
    account: 'Shop account',
    password: 'Password',
    by: 'Filled by the client',
  },
  line: {
    name: 'Acceleration',
    title: 'Another road, the same address',
    text: 'When an overseas console is slow, test the lines and take the fastest. Acceleration changes the road, not the fixed IP that the shop is bound to: it still signs in from the same place.',
    lines: ['Line A', 'Line B', 'Line C'],
    fixed: 'Fixed IP unchanged',
  },
  roles: {
    name: 'Three graded roles',
    title: 'Three roles, one ladder',
    text: 'The boss sees everything, a manager what they are in charge of, an employee only the shops in their hands. Rights are handed down and only ever get narrower; devices and hours can be limited as well.',
    more: 'See the whole table',
  },
  logs: {
    name: 'Login and operation logs',
    title: 'Who did what, and when',
    text: 'Signing in, opening a shop, changing rights, changing an IP, clearing data: each is a line. Not the content of pages, and not the keyboard.',
    rows: [
      { at: '08:57', who: 'Lin · employee', what: 'signed in, usual computer' },
      { at: '09:02', who: 'Lin · employee', what: 'opened US-0427' },
      { at: '11:47', who: 'Chen · manager', what: 'gave DE-0118 to Lin' },
      { at: '18:00', who: 'System', what: 'after hours: refused Lin’s sign-in' },
    ],
  },
  risk: {
    name: 'Device-risk warnings',
    title: 'Something changed? Ask first',
    text: 'When a shop’s device or sign-in information differs from last time, you are warned, and the boss or a manager decides whether it opens. Mostly a colleague has a new laptop. Now and then it saves a shop.',
    shop: 'DE-0118',
    was: 'Last time: usual computer · Berlin line',
    now: 'This time: new device · Berlin line',
    allow: 'One of us, let it in',
    refuse: 'Unknown, refuse',
  },
  android: {
    name: 'Android app',
    title: 'Away from the desk, not from the shops',
    text: 'See how shops are doing, receive warnings, withdraw a right on the spot. Listing and repricing are better done at a computer. Android 7.0 or later.',
  },
  rpa: {
    name: 'RPA automation',
    title: 'Record it once, and that is enough',
    text: 'Exporting reports, answering messages, repricing in batches: put the steps in order and let them run, each shop in its own environment. Every step goes into the operation log.',
    steps: ['Open shop', 'Read orders', 'Over 24 h?', 'Send reminder', 'Write log'],
  },
  assistant: {
    name: 'Seller assistant',
    title: 'Sales, right beside the product page',
    text: 'No change of tools while you look for products: see how sales have moved beside the page, and decide.',
    legend: 'Sales of the last 8 weeks (sample)',
  },
  plugins: {
    name: 'Plug-ins and applications',
    title: 'Install once, there in every shop',
    text: 'The boss picks plug-ins and installs them in all environments; a shop that does not need one can hide it. Nobody has to search, and nobody can install one from who knows where.',
    list: ['Translation', 'Image editing', 'Order notes'],
    on: 'Installed',
    hidden: 'Hidden',
    market: 'To the app market',
  },
  next: {
    title: 'Berth one, and you have seen it all',
    text: 'Registering is free, and the first isolated shop is seven steps away.',
    link: 'Open the quick start',
  },
} as const satisfies Twin<typeof original>;
