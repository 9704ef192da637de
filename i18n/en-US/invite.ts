import type { invite as original } from '../zh-CN/invite.ts';
import type { Twin } from '../twin.ts';

export const invite = {
  meta: {
    title: 'Join a company',
    description:
      'Join a company by invitation: a code to your mobile confirms who you are, then download the client and open the shops assigned to you.',
  },
  title: 'Join a company',
  noScript:
    'Joining needs JavaScript. Ask the person who invited you to contact us, or reach us yourself: phone {{phone}}, email',
  loading: 'Checking the invitation',
  loadingText: 'The form opens once that is done.',
  download: 'Download the client',
  failed: {
    title: 'The invitation could not be checked',
    text: 'Network error. Please check your network status',
    retry: 'Try again',
  },
  invalid: {
    title: 'This invitation no longer works',
    text: 'It may have expired, been used, or lost a piece of its link. Ask for a new one.',
    register: 'Open an account of your own',
    contact: 'Contact us',
  },
  waiting: {
    title: 'Sent, waiting for approval',
    text: 'Once the manager of {{team}} ({{inviter}}) agrees, you can sign in to the client. You can install it meanwhile.',
    again: 'See whether it is approved',
  },
  joined: {
    title: 'You are in {{team}} already',
    text: 'Download the client and sign in with your mobile number.',
  },
  success: {
    title: 'You are in',
    text: 'Welcome to {{team}}. Download the client and sign in with your mobile number to see the shops assigned to you.',
  },
  form: {
    label: 'Join a company',
    title: '{{team}} invites you',
    invitedBy: 'Invited by {{inviter}}',
    phone: 'Mobile number',
    code: 'Verification code',
    name: 'Name',
    nameHint: 'People in the company see this name.',
    nameFixed: 'Filled in by whoever invited you; it cannot be changed.',
    agree: 'I have read and agree to the',
    service: 'user service agreement',
    and: 'and the',
    privacy: 'Privacy Agreement',
    submit: 'Join',
    submitting: 'Joining…',
    elsewhere: 'To go on in another browser or on another device:',
    copy: 'Copy the invitation link',
    copied: 'Copied. Paste it into the address bar there.',
    copyFailed: 'The link could not be copied. Open the link you were sent on the other device.',
  },
  lead: {
    meta: {
      title: 'Team invitation',
      description:
        'Somebody invites you to their team of shops: see what you will be able to do and what others will see, then decide.',
    },
    title: 'You are invited to a team',
    text: 'Once in, you sign in to the client with your own mobile number and open the shops assigned to you. Shop passwords are not shown to you, and your private browsing is none of the company’s business.',
    sees: {
      title: 'The company will see',
      yes: ['which shop you opened, when, and on which device', 'what you did inside the shop’s profile'],
      no: ['anything in your own browser', 'anything on your phone'],
      notTitle: 'It will not see',
    },
    next: 'Go on and join',
    missing: 'The link carries no invitation. Ask for a new one.',
  },
} as const satisfies Twin<typeof original>;
