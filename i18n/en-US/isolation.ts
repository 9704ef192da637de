import type { TwinOf } from '../twin.ts';

export const isolation = {
  meta: {
    name: 'Isolation',
    title: 'Isolation: what websites can read',
    description:
      'The {{count}} things a website can read, which of them each shop’s profile sets on its own, how to check that, and what isolation can’t separate.',
  },
  title: ['What is isolated,', 'and what isn’t'],
  lead: 'Every website can read many settings of your browser. Here are {{count}} of them, and what a shop’s profile does about each. You can check them in the device check and in the online trial.',
  table: {
    title: '{{count}} things a website can read',
    caption: 'What a website can read, and how a shop’s profile sets it',
    corner: 'Setting',
    columns: ['What a website reads', 'In a shop’s profile'],
    lead: 'The browser engine comes with the client and is the same in every shop. Each shop has its own value for everything else.',
  },
  checks: {
    system: {
      reads: 'name and version of the system',
      inside: 'set by the profile; it can differ from this computer',
    },
    browser: {
      reads: 'name and engine version of the browser (user agent)',
      inside: 'the engine comes with the client and is the same in every shop, so keep the client up to date',
    },
    screen: {
      name: 'Screen',
      reads: 'width and height of the screen',
      inside: 'part of the shop’s fingerprint; stays the same each time you open it',
    },
    timeZone: { reads: 'time zone, and its offset from the clock', inside: 'matches the shop’s location' },
    languages: { reads: 'main language and language list', inside: 'match the shop’s location' },
    webrtc: {
      reads: 'network addresses that the browser gives away',
      inside:
        'goes through the shop’s fixed IP by default and doesn’t show the local address; you can turn it off, and on again for a video check',
    },
    webgl: {
      reads: 'name of the graphics chip',
      inside: 'part of the shop’s fingerprint; stays the same each time you open it',
    },
    canvas: {
      reads: 'how a test image is drawn',
      inside: 'part of the shop’s fingerprint; stays the same each time you open it',
    },
    fonts: {
      reads: 'which common fonts are installed',
      inside: 'part of the shop’s fingerprint; stays the same each time you open it',
    },
    cookies: {
      reads: 'cookies that it has stored, with the sign-in state',
      inside: 'stored separately, on the computer where the shop was opened; no shop can read another’s',
    },
  },
  beyond: {
    title: 'Also separate, beyond the check',
    items: [
      {
        name: 'Public IP',
        text: 'Assigned to one shop, not shared, except in the VPS edition. {{vpsShared}}',
      },
      {
        name: 'Cache and local storage',
        text: 'Clearing one shop leaves the others alone. {{sessionsStay}}',
      },
      {
        name: 'Shop credentials',
        text: 'Saved only if you choose to, encrypted, and filled in only for members and devices you have authorized for that shop.',
      },
      {
        name: 'Who opens it',
        text: 'You assign shops by member and device, and revoke them at any time. An employee’s new device has to be allowed before a shop opens on it.',
      },
    ],
    address: 'Where fixed IPs come from and how to change one',
    rights: 'See who can do what',
  },
  verify: {
    title: 'Check it yourself',
    steps: [
      { name: 'Open a shop', text: 'Open the device check in its profile and look at each result.' },
      {
        name: 'Open a second one',
        text: 'Do the same there and compare: everything in the table but the browser engine should belong to that shop alone.',
      },
      {
        name: 'Close and open it again',
        text: 'A shop’s fingerprint should be the same as last time. If it isn’t, send the report to support.',
      },
    ],
    note: 'The check runs in the page and sends nothing. What it can’t determine is marked Unknown, not passed. It doesn’t read sound, processor, memory and media devices yet, so the table above leaves them out.',
  },
  limits: {
    title: 'What isolation can’t separate',
    also: 'Marketplaces also look at what follows.',
    groups: [
      {
        name: 'Documents',
        items: [
          'business license and legal representative',
          'registered address, phone and email',
          'a marketplace’s limit on shops per seller',
        ],
      },
      {
        name: 'Money',
        items: ['payout accounts', 'credit cards on file', 'cards that pay for ads'],
      },
      {
        name: 'Goods',
        items: [
          'pictures, descriptions and products',
          'shipping and return addresses',
          'listing and repricing habits',
        ],
      },
    ],
    more: 'Questions about isolation',
  },
  next: {
    title: 'See what this device reveals',
    text: '{{count}} checks, in the page. Nothing is sent.',
    action: 'Run the device check',
  },
} as const satisfies TwinOf<'isolation'>;
