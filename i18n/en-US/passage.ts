import type { passage as original } from '../zh-CN/passage.ts';
import type { Twin } from '../twin.ts';

export const passage = {
  redirect: {
    meta: { title: 'On your way', description: 'Takes you on to a page of this site or of a partner.' },
    title: 'Taking you there',
    own: 'If nothing happens, go on here.',
    leave: {
      title: 'You are about to leave this site',
      text: 'The address belongs to:',
      go: 'Go to {{host}}',
      stay: 'Stay here',
    },
    refused: {
      title: 'We did not open this address',
      text: 'It belongs neither to us nor to a partner, and the link may be forged.',
    },
    home: 'To the home page',
    noScript: 'Going on needs JavaScript.',
  },
  oauth: {
    meta: {
      title: 'Log in',
      description: 'Sign in, see how a sign-in ended, and who is signed in in this browser.',
    },
    title: 'Confirming the sign-in',
    wait: 'This takes a second or two.',
    leaving: {
      title: 'Taking you to the sign-in page',
      text: 'You sign in on the page of the account service and come back here afterwards.',
    },
    unable: {
      title: 'This browser cannot sign in',
      text: 'Signing in needs a browser that keeps data for this tab, and this site opened over https. Allow this site to keep data or use another browser, then log in again.',
    },
    out: {
      title: 'Log in',
      text: 'Nobody is signed in in this browser. Once you are, this page says who you are and leads you into the client.',
    },
    done: {
      title: 'Signed in',
      text: 'Hello, {{name}}.',
      client: 'The client is signed in. You can close this page.',
      outside:
        'You are signed in on this site. Shops open in the client: go to the workbench if you have it, or download it first.',
      kept: 'This browser remembers your name alone, for 12 hours at most. Your sign-in at the account service is not touched.',
    },
    next: 'Go on',
    back: 'Back to where you were',
    client: 'Into the client’s workbench',
    download: 'Download the client',
    signOut: 'Sign out',
    denied: {
      title: 'Not signed in',
      text: 'You declined on the other page. You can come back at any time.',
    },
    provider: {
      title: 'The sign-in service is not available',
      text: 'The account service could not sign you in. Try again in a few minutes; if it stays like this, tell support.',
      code: 'The account service says: {{error}}',
    },
    state: {
      title: 'The sign-in was not finished',
      text: 'It did not begin on this page. To be safe we did not go on: please sign in again.',
    },
    used: {
      title: 'This sign-in was used before',
      text: 'The result of a sign-in counts once, so reloading or going back does not use it again. If you are not signed in yet, sign in again.',
    },
    expired: {
      title: 'The sign-in took too long',
      text: 'More than ten minutes have passed since it began. To be safe we did not go on: please sign in again.',
    },
    failed: {
      title: 'The sign-in was not finished',
      text: 'It could not be confirmed: it may be too old, or used before. Please sign in again.',
    },
    network: {
      title: 'The sign-in was not finished',
      text: 'Network error. Please check your network status and sign in again.',
    },
    busy: {
      title: 'Signing in is not possible right now',
      text: 'The server is under maintenance, or there were too many tries. Sign in again in a while; if it is urgent, contact support.',
    },
    unreached: {
      title: 'The client does not answer',
      text: 'The sign-in is waiting. Start the client, then try again: nothing has been used up yet.',
    },
    workbench: 'See what is wrong',
    login: 'Log in',
    again: 'Sign in again',
    support: 'Contact support',
    home: 'To the home page',
    noScript: 'Signing in needs JavaScript.',
  },
  cancel: {
    meta: {
      title: 'Close an account',
      description:
        'What is lost when an account is closed, and how to ask for it with a code to your mobile.',
    },
    title: 'Close an account',
    lead: 'A closed account cannot be brought back. Read what you lose, then decide.',
    lose: {
      title: 'What you lose',
      items: [
        'The account itself, and signing in with this mobile number',
        'All profiles, cookies and saved passwords of your shops',
        'Sub-accounts: staff lose access at once',
        'Sign-in logs and operation logs',
        'Unused time and coupons; prepaid fees are not returned',
      ],
    },
    keep: 'Records that the law asks for are kept as it says, then deleted.',
    instead: {
      title: 'Perhaps there is another way',
      feedback: 'Something does not work: tell us first',
      contact: 'A new number or another owner: ask support',
    },
    form: {
      title: 'Close the account',
      label: 'Close an account',
      phone: 'Mobile number of the account',
      code: 'Verification code',
      reason: 'Reason',
      agree: 'I know that it cannot be brought back',
      agreeNeeded: 'Please confirm that you know it cannot be brought back.',
      submit: 'Ask for it to be closed',
      submitting: 'Sending…',
      noScript: 'Sending this request needs JavaScript. You can also call {{phone}} or write to',
    },
    done: {
      title: 'Your request was sent',
      text: 'Support checks it and closes the account. Until then you can take it back by contacting us.',
    },
  },
} as const satisfies Twin<typeof original>;
