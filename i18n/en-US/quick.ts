import type { quick as original } from '../zh-CN/quick.ts';
import type { Twin } from '../twin.ts';

export const quick = {
  meta: {
    title: 'Quick start',
    description:
      'From an empty computer to the first isolated shop: download, verify, sign in, create a shop, bind a fixed IP, open it, invite a colleague. Seven steps with pictures.',
  },
  title: ['Seven steps to', 'your first berth'],
  lead: 'Just follow along. The picture at each step is what you will see on your screen.',
  need: {
    title: 'Have ready',
    items: [
      'a computer that meets the requirements',
      'a phone that receives messages',
      'the shop’s user name and password',
      'the phone or mailbox that the shop verifies with',
    ],
    check: 'Not sure about the computer? Check it',
  },
  sample: 'Sample screen',
  steps: {
    download: {
      title: 'Download',
      text: 'The download page recognises your system. If it is wrong, look further down: every installer is listed. Macs come with Intel or Apple chips; take the right one.',
    },
    verify: {
      title: 'Verify',
      text: 'Work out the SHA-256 and compare it with the download page. It takes a minute and leaves no doubt.',
    },
    signIn: {
      title: 'Install and sign in',
      text: 'Double-click, then sign in with the number you registered. No account yet? Registering is free, and new users get a 38 yuan coupon with no minimum spend and the first month at half price.',
    },
    create: {
      title: 'Create a shop',
      text: 'Choose a name you recognise at a glance, the marketplace and the site. The name is for your own people; no marketplace sees it.',
    },
    bind: {
      title: 'Bind a fixed IP',
      text: 'Pick one in the same region as the site, and leave it. To a marketplace, a new IP means you have moved house.',
    },
    open: {
      title: 'Open it and sign in',
      text: 'The window’s edge has the shop’s own colour. The marketplace may verify you this once; from now on you come from the same place every time.',
    },
    invite: {
      title: 'Bring a colleague aboard',
      text: 'Send an invitation, choose the role, tick the shops, the device and the hours. Nobody needs to be told a password.',
    },
  },
  panel: {
    downloadButton: 'Download for Windows 64-bit',
    others: 'macOS · Linux · Android',
    same: 'They match: install',
    phone: 'Mobile number',
    code: 'Code',
    signIn: 'Sign in',
    name: 'Shop name',
    nameValue: 'Amazon · US · main',
    platform: 'Marketplace',
    free: 'Free',
    chosen: 'Chosen',
    opened: 'Open',
    inviteTitle: 'Invitation',
    role: 'Employee',
    hours: 'Monday to Friday, 9:00–18:00',
    copy: 'Copy link',
  },
  next: {
    title: 'Begin with step one',
    download: 'Download the client',
    video: 'Rather watch somebody do it? Video guides',
  },
} as const satisfies Twin<typeof original>;
