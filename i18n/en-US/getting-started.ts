import type { TwinOf } from '../twin.ts';

export const gettingStarted = {
  meta: {
    name: 'Quick start',
    title: 'Quick start: shop and team in eight steps',
    description:
      'Download, verify, sign in, choose a plan, add a shop, bind a fixed IP, open it and invite a teammate. Eight steps with pictures.',
  },
  title: ['Set up your shop and team', 'in eight steps'],
  lead: 'Signing up and downloading are free. {{planNeeded}}',
  need: {
    title: 'Before you start',
    items: [
      'a computer that meets the requirements',
      'a phone that can receive text messages (+86 or +1)',
      'a way to pay: credit card, Alipay or WeChat Pay; the first month is half price for new users',
      'the shop’s user name and password',
      'access to the phone or inbox that gets the shop’s verification codes',
    ],
    check: 'Not sure about your computer? Check it',
  },
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
      text: 'Run the installer. {{signInWays}} No account yet? Signing up is free.',
    },
    plan: {
      title: 'Choose a plan',
      text: '{{planNeeded}} Choose shops, seats and term; you see the total before you pay. The owner’s account pays, and a CNY {{newUserCoupon}} coupon with no minimum spend comes off.',
    },
    create: {
      title: 'Create a shop',
      text: 'Enter a name, the marketplace and its country site. The name is shown in your company only; it isn’t sent to the marketplace.',
    },
    bind: {
      title: 'Bind a fixed IP',
      text: 'Choose an IP in the shop’s region and keep it. To a marketplace, a new IP looks like a new location. For a shop that already exists, test the IP on three days before you sign in.',
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
    phone: 'Mobile number or user name',
    password: 'Password',
    signIn: 'Sign in',
    plan: 'Plan',
    planValue: 'Professional · monthly',
    half: 'Half price in the first month',
    pay: 'Pay',
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
} as const satisfies TwinOf<'gettingStarted'>;
