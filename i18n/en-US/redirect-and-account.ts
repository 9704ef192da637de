import type { TwinOf } from '../twin.ts';

export const redirectAndAccount = {
  redirect: {
    meta: {
      title: 'Redirecting',
      description: 'Takes you to another page of this site or to a partner’s site.',
    },
    title: 'Redirecting…',
    own: 'If you aren’t redirected, continue here.',
    leave: {
      title: 'You’re leaving this site',
      text: 'This link goes to:',
      go: 'Continue to {{host}}',
      stay: 'Stay here',
    },
    refused: {
      title: 'We blocked this link',
      text: 'It doesn’t lead to our site or a known partner, and may be a phishing attempt. Go to the home page and continue from there.',
    },
    home: 'Go to the home page',
    noScript: 'Redirecting needs JavaScript. Turn it on and reload the page.',
  },
  oauth: {
    meta: {
      title: 'Sign in',
      description: 'Sign in to {{brand}}, or see which account this browser is signed in to.',
    },
    title: 'Confirming your sign-in',
    wait: 'This takes a second or two.',
    leaving: {
      title: 'Taking you to the sign-in page',
      text: 'You sign in on the account service’s page and then come back here.',
    },
    unable: {
      title: 'This browser can’t sign you in',
      text: 'Signing in needs a browser that can store data for this tab, and this site opened over https. Allow this site to store data, or use another browser, then sign in again.',
    },
    out: {
      title: 'Sign in',
      text: 'You’re not signed in. After you sign in, this page shows your name and takes you to the client.',
    },
    done: {
      title: 'You’re signed in',
      text: 'Hello, {{name}}.',
      client: 'The client is signed in. You can close this page.',
      outside:
        'You’re signed in on this site. Shops open in the client: go to the workbench if you have the client, or download it first.',
      kept: 'This browser remembers your user name and referral ID, for 12 hours at most. Signing out here doesn’t sign you out of the account service.',
    },
    next: 'Continue',
    back: 'Back to where you were',
    client: 'Open the workbench',
    download: 'Download the client',
    signOut: 'Sign out',
    denied: {
      title: 'You’re not signed in',
      text: 'You canceled the sign-in. You can try again at any time.',
    },
    provider: {
      title: 'The sign-in service isn’t available',
      text: 'The account service couldn’t sign you in. Try again in a few minutes; if it keeps happening, contact support.',
      code: 'The account service says: {{error}}',
    },
    state: {
      title: 'We couldn’t complete your sign-in',
      text: 'It didn’t start on this page, so we stopped it to be safe. Please sign in again.',
    },
    used: {
      title: 'This sign-in link was already used',
      text: 'A sign-in works once, so reloading or going back doesn’t repeat it. If you aren’t signed in yet, sign in again.',
    },
    expired: {
      title: 'The sign-in took too long',
      text: 'It started more than ten minutes ago, so we stopped it to be safe. Please sign in again.',
    },
    failed: {
      title: 'We couldn’t complete your sign-in',
      text: 'The link is no longer valid. Please sign in again.',
    },
    network: {
      title: 'We couldn’t complete your sign-in',
      text: 'Network error. Please check your network status, then sign in again.',
    },
    busy: {
      title: 'You can’t sign in right now',
      text: 'The server is under maintenance, or there were too many attempts. Try again in a few minutes; if it’s urgent, contact support.',
    },
    unreached: {
      title: 'The client isn’t responding',
      text: 'Start the client, then try again. You won’t have to sign in twice.',
    },
    unsent: {
      title: 'The sign-in is waiting',
      text: 'Part of this page didn’t load. Check your connection, then try again. Your sign-in still works.',
    },
    workbench: 'See what is wrong',
    login: 'Sign in',
    again: 'Sign in again',
    support: 'Contact support',
    home: 'Go to the home page',
    noScript: 'Signing in needs JavaScript. Turn it on and reload the page.',
  },
  cancel: {
    meta: {
      name: 'Close your account',
      title: 'Close your account',
      description:
        'What you lose when you close your {{brand}} account, how to request it, and what to try first.',
    },
    lead: 'Closing your account is permanent. Settle open fees and export what you need first.',
    lose: {
      title: 'What you lose',
      items: [
        'The account itself, and signing in with this mobile number',
        'All profiles of your shops with their settings, favorites, fixed IPs and saved credentials',
        'Sub-accounts: closing the owner’s account disables those of the company',
        'Sign-in and activity logs: you can no longer see them; the law requires us to keep them for six months, then they are deleted',
        'Unused plan time, coupons and bonus amounts; what you topped up and didn’t use is returned the way you paid',
      ],
    },
    keep: 'Everything else above is deleted within {{closingWorkingDays}} working days. Records of payments are kept for as long as the law requires, then deleted.',
    instead: {
      title: 'Before you go',
      feedback: 'Something not working? Tell us',
      contact: 'Changing your number or owner? Contact support',
    },
    form: {
      title: 'Request account closure',
      phone: 'Mobile number of the account',
      code: 'Verification code',
      reason: 'Reason',
      agree: 'I understand this can’t be undone',
      agreeNeeded: 'Tick the box to confirm that this can’t be undone.',
      submit: 'Request account closure',
      submitting: 'Sending…',
      noScript: 'This form needs JavaScript. You can also call {{phone}} (in China) or email',
    },
    done: {
      title: 'Request sent',
      text: 'We’ll review it and close your account within {{closingWorkingDays}} working days. To cancel the request, contact support before then.',
    },
  },
} as const satisfies TwinOf<'redirectAndAccount'>;
