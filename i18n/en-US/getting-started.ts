import type { gettingStarted as original } from '../zh-CN/getting-started.ts';
import type { Twin } from '../twin.ts';

export const gettingStarted = {
  meta: {
    title: 'Quick start: first shop in seven steps',
    description:
      'Download, verify, sign in, add a shop, bind a fixed IP, open it and invite a teammate. Seven steps with pictures.',
  },
  title: ['Set up your first shop', 'in seven steps'],
  lead: 'Follow the steps. Pictures of the client are simplified drawings; the workbench and the access table are shown as they look.',
  need: {
    title: 'Before you start',
    items: [
      'a computer that meets the requirements',
      'a phone that can receive text messages (+86 or +1)',
      'the shop’s user name and password',
      'access to the phone or inbox that gets the shop’s verification codes',
    ],
    check: 'Not sure about your computer? Check it',
  },
  sample: 'Sample screen',
  steps: {
    download: {
      title: 'Download the client',
      text: 'The download page detects your system. If it gets it wrong, every installer is listed below. On a Mac, choose Apple silicon or Intel.',
    },
    verify: {
      title: 'Verify the installer',
      text: 'Drop the file onto “Check your installer” on the download page. It compares the checksum for you in seconds. Install only if it matches.',
    },
    signIn: {
      title: 'Install and sign in',
      text: 'Run the installer, then sign in with your mobile number. No account yet? Signing up is free, and new users get a CNY {{newUserCoupon}} coupon with no minimum spend and half price in the first month.',
    },
    create: {
      title: 'Create a shop',
      text: 'Enter a name, the marketplace and its country site. Only your team sees the name; it isn’t sent to the marketplace.',
    },
    bind: {
      title: 'Bind a fixed IP',
      text: 'Choose an IP in the shop’s region and keep it. To a marketplace, a new IP looks like a new location.',
    },
    open: {
      title: 'Open the shop and sign in',
      text: 'The marketplace may ask you to verify the first sign-in. After that, you sign in from the same profile and the same IP every time.',
    },
    invite: {
      title: 'Invite a teammate',
      text: 'Choose a role, shops, devices and working hours, then send the link. No password changes hands.',
    },
  },
  panel: {
    downloadButton: 'Download for Windows 64-bit',
    others: 'macOS · Linux · Android',
    same: 'Checksums match: install',
    phone: 'Mobile number',
    code: 'Code',
    signIn: 'Sign in',
    name: 'Shop name',
    nameValue: 'Amazon · US · main',
    platform: 'Marketplace',
    free: 'Free',
    chosen: 'Chosen',
  },
  next: {
    title: 'Start with step one',
    download: 'Download the client',
    video: 'More step-by-step guides',
  },
} as const satisfies Twin<typeof original>;
