import type { TwinOf } from '../twin.ts';

export const invite = {
  meta: {
    title: 'Join a company',
    description:
      'Join a company by invitation: verify your mobile number, download the client, and open the shops assigned to you.',
  },
  title: 'Join a company',
  noScript:
    'Joining needs JavaScript. Ask the person who invited you to contact us, or contact us yourself: phone {{phone}}, email',
  loading: 'Checking the invitation…',
  loadingText: 'The form opens when this is done.',
  download: 'Download the client',
  failed: {
    title: 'We couldn’t check the invitation',
    text: 'Network error. Please check your network status, then try again.',
    retry: 'Try again',
  },
  /** Neither the address nor the tab has an invitation. */
  missing: {
    title: 'No invitation found',
    text: 'This link doesn’t contain an invitation. Ask the sender for a new one.',
  },
  invalid: {
    title: 'This invitation no longer works',
    text: 'It may have expired, been used already, or the link may be incomplete. Ask the person who invited you for a new one.',
    register: 'Create your own account',
    contact: 'Contact us',
  },
  waiting: {
    title: 'Request sent',
    text: 'You can sign in once the owner or a manager of {{team}} approves your request (you were invited by {{inviter}}). Meanwhile, install the client.',
    still: 'Still waiting for approval; last checked at {{time}}.',
    again: 'Check status',
  },
  used: {
    title: 'This invitation has been used',
    text: 'Someone asked to join {{team}} with it. If it was you, sign in to the client with the number you gave once the company approves. If not, ask {{inviter}} for a new invitation.',
  },
  full: {
    title: 'This invitation is full',
    text: 'Every place on {{team}}’s invitation is taken. Ask {{inviter}} for a new one.',
  },
  over: {
    title: 'This invitation has ended',
    text: 'The last day of {{team}}’s invitation has passed. To join, ask {{inviter}} for a new one.',
  },
  signIn: {
    set: 'Sign in with your mobile number and the password you’ve just set, or with a code sent to your phone. If your number had an account already, its password stays.',
    has: 'Sign in with the account you already have, the same way as before.',
    none: 'We’ve opened an account for your number. It has no password yet: sign in with a code sent to your phone, and set a password while you do.',
    unknown:
      'If your number had no account, it has one now, without a password: sign in with a code sent to your phone, and set a password while you do.',
  },
  joined: {
    title: 'You’re already in {{team}}',
    text: 'Download the client and sign in with your mobile number and password or a code.',
  },
  success: {
    title: 'You’re in',
    text: 'Welcome to {{team}}. Download the client and sign in with your mobile number and password or a code to see the shops assigned to you.',
  },
  form: {
    label: 'Join a company',
    title: '{{team}} invited you',
    invitedBy: 'Invited by {{inviter}}',
    account: {
      has: 'This number has an account. Confirm the code to join with it.',
      none: 'This number has no account yet. Joining opens one.',
      unknown: 'If your number has no account yet, joining opens one.',
    },
    phone: 'Mobile number',
    code: 'Verification code',
    name: 'Name',
    nameHint: 'People in the company see this name.',
    password: 'Password',
    passwordHint:
      '6–24 letters, digits or symbols. Without one, you sign in with a code sent to your phone. If your number has an account already, its password stays.',
    nameFixed: 'Set by the person who invited you. You can’t change it here.',
    agree: 'I have read and agree to the',
    service: 'User Service Agreement',
    and: 'and the',
    privacy: 'Privacy Policy',
    submit: 'Join',
    submitting: 'Joining…',
    elsewhere: 'To continue in another browser or on another device:',
    copy: 'Copy the invitation link',
    copied: 'Copied. Paste it into the address bar there.',
    copyFailed: 'We couldn’t copy the link. On the other device, open the invitation link you were sent.',
  },
  lead: {
    meta: {
      title: 'Team invitation',
      description:
        'You’ve been invited to a team of shops. See what you’ll be able to do and what the company will see, then decide.',
    },
    title: 'You’ve been invited to join a team',
    text: 'After joining, you sign in to the client with your own mobile number and open the shops assigned to you. You don’t need the shops’ passwords, and the company can’t see what you do in your own browser.',
    sees: {
      title: 'The company will see',
      yes: [
        'your name, mobile number, role and assigned shops',
        'which shop you opened, when and on which device, and the other entries of the log (not what you do on the marketplace’s pages)',
      ],
      no: ['anything in your own browser', 'anything on your phone outside the Android app'],
      notTitle: 'The company won’t see',
    },
    next: 'Continue',
    poster: {
      title: 'Scan to join {{team}}',
      text: 'For up to {{places}} people, until {{until}}.',
      qr: 'QR code of the invitation link',
      print: 'Print as a poster',
    },
  },
} as const satisfies TwinOf<'invite'>;
