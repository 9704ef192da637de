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
    meta: { title: 'Confirming the sign-in', description: 'Confirms a sign-in through another service.' },
    title: 'Confirming the sign-in',
    wait: 'This takes a second or two.',
    done: {
      title: 'Signed in',
      text: 'Hello, {{name}}.',
      client: 'The client is signed in. You can close this page.',
    },
    next: 'Go on',
    denied: {
      title: 'Not signed in',
      text: 'You declined on the other page. You can come back at any time.',
    },
    state: {
      title: 'The sign-in was not finished',
      text: 'It did not begin on this page, or was used before. To be safe, please sign in again.',
    },
    failed: {
      title: 'The sign-in was not finished',
      text: 'It could not be confirmed. Please sign in again.',
    },
    network: {
      title: 'The sign-in was not finished',
      text: 'Network error. Please check your network status and sign in again.',
    },
    unreached: {
      title: 'The client does not answer',
      text: 'The sign-in is waiting. Start the client, then try again: nothing has been used up yet.',
    },
    workbench: 'See what is wrong',
    again: 'Sign in again',
    home: 'To the home page',
    noScript: 'Confirming the sign-in needs JavaScript.',
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
