import type { TwinOf } from '../twin.ts';

export const fixedIp = {
  meta: {
    name: 'Fixed IP',
    title: 'Fixed IPs: sources, regions, changes',
    description:
      'Where a shop’s fixed IP comes from, whether it’s dedicated, who replaces it, which region to choose, how to test and change it, and what a VPS shares.',
  },
  title: ['One shop, one address', 'that stays the same'],
  lead: 'A fixed (static) IP is the address from which a shop signs in every time. It belongs to the shop’s profile, so your team doesn’t choose an IP and can’t choose the wrong one.',
  kinds: {
    title: 'Three sources, point by point',
    caption: 'Three sources of a fixed IP, point by point',
    corner: 'Point',
    columns: ['Fixed IP of your plan', 'This computer’s own IP', 'IP of a VPS'],
    rows: {
      source: {
        name: 'Where it comes from',
        cells: [
          'from us; the order page names type and region before you pay',
          'your own internet connection; fixed only if your provider fixes it',
          'a VPS that you rent',
        ],
      },
      edition: { name: 'Edition', cells: ['Professional', 'Professional', 'VPS edition'] },
      pay: {
        name: 'Whom you pay for it',
        cells: ['us; see Fees', 'your internet provider', 'your VPS supplier'],
      },
      bind: {
        name: 'How to bind it',
        cells: [
          'choose it from the available IPs when you create the shop',
          'open the shop’s details in the workbench and choose a local IP',
          'bind the shop to that VPS',
        ],
      },
      shared: {
        name: 'Shops on one address',
        cells: [
          'one; dedicated to your company, nobody else uses it',
          'one shop per IP',
          'as many as you bind: all shops bound to that VPS share its address',
        ],
      },
      quality: {
        name: 'Who answers for its quality',
        cells: ['we do. {{ipReplaced}}', 'you and your provider', 'you and your supplier'],
      },
      fits: {
        name: 'Suits',
        cells: [
          'several shops in several countries',
          'one shop that is always opened on this computer',
          'shops that already run on a VPS',
        ],
      },
    },
  },
  regions: {
    title: 'Which region to choose',
    lead: 'Choose the country of the marketplace site or the country where your company is registered, with a time zone and language that match. The order page in the client lists the regions and types available, before you pay.',
    caption: 'How site, fixed IP, time zone and language match',
    note: 'These shops are examples',
    columns: { shop: 'Shop', address: 'Fixed IP', timeZone: 'Time zone', language: 'Language' },
  },
  bind: {
    title: 'Bind it in four steps',
    steps: [
      { name: 'Create the shop', text: 'Choose the marketplace and its country site.' },
      {
        name: 'Choose an IP',
        text: 'Take one in the site’s region from the available IPs and bind it to this shop.',
      },
      {
        name: 'Test it before you sign in',
        text: 'Check the location; use the device check for time zone, languages and WebRTC; test at the same hour on three days. If the address stays the same, sign in.',
      },
      {
        name: 'Write it down',
        text: 'Note the address, the day you bound it and the day it expires. After a missed renewal it may be released, and the next one can be different.',
      },
    ],
    check: 'Open the device check',
  },
  change: {
    title: 'What a marketplace sees when you change it',
    lead: 'A new IP looks like a new location, so the marketplace may ask you to verify the account again. The owner or a manager with that permission can change it, and every change is in the activity log.',
    when: [
      {
        name: 'Before',
        items: [
          'No appeal, review or payout is open, and no major sale is on',
          'You can receive the marketplace’s codes',
          'The new IP is in the same country and region if possible',
        ],
      },
      {
        name: 'On the day',
        items: [
          'The usual person signs in at a usual hour',
          'Do routine work only',
          'Change one shop at a time',
        ],
      },
      {
        name: 'After',
        items: [
          'Leave payout account and contact details as they are',
          'Wait a few days before the next shop',
        ],
      },
    ],
  },
  answers: {
    title: 'More questions',
    own: {
      name: 'Can I use a proxy I bought elsewhere?',
      text: 'No. A shop is bound to one of the three kinds in the table. To keep the address of a VPS, leave the shop there and use the VPS edition. If that address has a bad reputation, a new profile won’t repair it.',
    },
    vps: {
      name: 'Do shops have to leave their VPS?',
      text: 'No. The VPS edition runs on Windows Server 2019 and opens only the shops bound to that VPS. {{vpsShared}} Members, permissions and logs are the same.',
      link: 'Professional vs. VPS edition',
    },
    lines: {
      name: 'Do acceleration routes change the IP?',
      text: 'No. They only change the route to it. The shop’s fixed IP stays the same.',
    },
    expiry: {
      name: 'What happens to the IP when the plan expires?',
      text: 'It may be released. After a renewal we can’t promise the same one, so renew before expiry.',
      link: 'What happens after expiry',
    },
    promise: {
      name: 'Does a fixed IP keep shops from being linked?',
      text: 'Nobody can promise that. It lowers the risk on the network side. Marketplaces also look at documents, money and products.',
      link: 'What isolation can’t do',
    },
    choose: {
      name: 'Residential or datacenter, dedicated or shared?',
      text: 'Every fixed IP from us is dedicated to the company that ordered it. The order page says of each whether it is residential or datacenter. If your marketplace has a rule, follow it; if not, put stability first.',
      link: 'Questions about network and IP',
    },
  },
  next: {
    title: 'Bind your first fixed IP',
    text: '{{planNeeded}} Eight steps, with pictures, from the download to inviting a teammate.',
    action: 'Open the quick start',
  },
} as const satisfies TwinOf<'fixedIp'>;
