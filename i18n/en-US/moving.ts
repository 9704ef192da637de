import type { TwinOf } from '../twin.ts';

export const moving = {
  meta: {
    name: 'Moving your shops',
    title: 'Move your shops from another tool',
    description:
      'Move from another shop browser, Chrome profiles, several computers or a VPS: what to save, whether the IP can stay, and five careful steps.',
  },
  title: ['Move your shops,', 'one at a time'],
  lead: 'You move the place where shops are opened. Products, orders and money stay on the marketplace. It will notice a new device and usually a new address, so keep what you can and move one shop at a time.',
  ways: {
    title: 'What are you using now?',
    caption: 'Four starting points, point by point',
    corner: 'You use',
    columns: ['What to save first', 'Can the IP stay?', 'What the marketplace will see'],
    rows: {
      browser: {
        name: 'Another shop browser',
        cells: [
          'shop credentials, favorites, reports and the list of members, before that plan expires',
          'no, its addresses stay with that tool; choose a fixed IP in the same country and region',
          'a new fingerprint and a new IP',
        ],
      },
      profiles: {
        name: 'Browser profiles',
        cells: [
          'shop credentials and bookmarks of each profile',
          'one shop can stay on this computer’s IP; choose a fixed IP for each of the others',
          'a new fingerprint, and a new IP where you chose one',
        ],
      },
      computers: {
        name: 'Several computers',
        cells: [
          'shop credentials and downloads on each computer',
          'an IP stays with its connection; if you give that up, choose a fixed IP in the same region',
          'a new device, and usually a new IP',
        ],
      },
      vps: {
        name: 'A VPS per shop',
        cells: [
          'IP and expiry of each server, reports, list of plugins',
          'no, the address stays with the VPS; to keep it, leave the shop there and use the VPS edition',
          'a new system, fingerprint and IP; with the VPS edition, the same IP',
        ],
      },
    },
    compare: 'Compare the four ways',
    vps: 'Professional or VPS edition?',
  },
  steps: {
    title: 'Five steps, smallest shop first',
    lead: 'There is no need to hurry. One more month of the old tool is less trouble than one appeal.',
    address: 'How to choose and bind a fixed IP',
    items: [
      {
        name: 'Take stock',
        text: 'Make a table of shops: marketplace and site, current IP and its expiry, who uses it, who gets the codes. Save the files first.',
      },
      {
        name: 'Settle the IP',
        text: 'Choose a fixed IP in the same country and region, and test it on three days. A shop that has to keep its address stays on its VPS.',
      },
      {
        name: 'Create the profiles',
        text: 'One for each shop, with the same time zone and language as before. Enter the credentials, or have the client save them. Don’t import cookies: a session belongs to the device where it began. Sign in again in the new profile.',
      },
      {
        name: 'Move one small shop',
        text: 'At a usual hour, by the person who usually signs in. Complete any verification and do only routine work for a week. If nothing happens, move the next few, some days apart.',
      },
      {
        name: 'Keep the old one for a while',
        text: 'Stop signing in there, but don’t cancel it yet. Let it expire when you have all reports and no appeal needs it.',
      },
    ],
  },
  plan: {
    title: 'Your move, day by day',
    lead: 'Enter your numbers. You get a list to print and a calendar file for your phone or computer. Nothing is sent.',
    noScript:
      'Dates and the calendar file need JavaScript. This is the plan for five shops from another shop browser, with its days counted from the first.',
    shops: 'Shops to move',
    start: 'First day of the plan',
    end: 'Old plan or IP ends',
    wrong: 'Enter a whole number from 1 to {{most}}.',
    needed: 'Choose the first day; a calendar needs dates.',
    before: 'Choose a day after the first day of the plan.',
    save: 'Save calendar file (.ics)',
    print: 'Print the plan',
    early:
      'Your old plan or address ends before the last check. Extend it by a month, or start with fewer shops.',
    day: 'Day {{first}}',
    days: 'Days {{first}}–{{last}}',
    tasks: {
      stock: { name: 'Take stock', text: 'List your shops, and who gets the codes of each. Save: {{save}}.' },
      address: {
        name: 'Choose and test the IPs',
        text: 'Test each one on three days. Can the IP stay? Answer: {{stay}}.',
      },
      profiles: {
        name: 'Create the profiles',
        text: 'One for each shop, with the same time zone and language as before. Check that the phone or inbox for codes is at hand.',
      },
      first: {
        name: 'Move the smallest shop (1 of {{count}})',
        text: 'At a usual hour, by the person who usually signs in. Complete any verification.',
      },
      quiet: {
        name: 'Routine work only',
        text: 'Look for messages from the marketplace every day. If a shop is asked to verify or is restricted, stop here and settle that first.',
      },
      shop: {
        name: 'Move shop {{shop}} of {{count}}',
        text: 'Before: yesterday’s shop is still fine, and the person who gets the codes is available. After: complete any verification, then routine work only.',
      },
      check: {
        name: 'Last check',
        text: 'Every shop opens in its new profile, nobody signs in to the old one, and all reports are saved.',
      },
      end: {
        name: 'The old plan or address ends',
        text: 'Let it end only if the last check found nothing and no appeal needs it.',
      },
    },
  },
  lists: {
    title: 'What to bring, and what to leave',
    bring: {
      name: 'Bring',
      items: [
        'shop user names and passwords',
        'the phone, inbox or authenticator that gets the codes',
        'time zone, language and site of each shop',
        'the list of members and their shops',
        'reports, pictures and favorite addresses',
      ],
    },
    leave: {
      name: 'Leave',
      items: [
        'cookies and signed-in sessions',
        'sign-ins that several people share',
        'permissions and plugins that nobody uses',
        'shops under review or appeal: wait until it ends',
      ],
    },
    data: 'Where your data is kept, and how long',
    roles: 'What each role can do',
  },
  limits: {
    title: 'What a move doesn’t solve',
    text: 'If a marketplace has already linked shops, another tool won’t undo that. Documents, payout accounts and products are still yours to separate.',
    more: 'What isolation can’t separate',
  },
  next: {
    title: 'Start with your smallest shop',
    text: 'Sign-up is free. {{planNeeded}}',
    action: 'Sign up free',
  },
} as const satisfies TwinOf<'moving'>;
