import type { TwinOf } from '../twin.ts';

export const privacyChoices = {
  meta: {
    name: 'Privacy choices',
    title: 'Privacy choices',
    description:
      'Choose whether {{brand}} may count your visits, see what this site stores in your browser, why and for how long, and clear it at any time.',
  },
  lead: 'What this site stores in your browser, why, and for how long. You can change your mind at any time.',
  analytics: {
    title: 'Usage statistics',
    text: 'We count page views and button clicks to improve the site. We never record names, phone numbers, codes, passwords or anything you type. From page addresses we keep only campaign parameters.',
    states: {
      ask: 'You haven’t chosen yet, so nothing is counted.',
      granted: 'You allow usage statistics.',
      refused: 'You declined, so nothing is counted.',
      signal: 'Your browser sends Global Privacy Control, so nothing is counted and we won’t ask again.',
      off: 'This site doesn’t count anything at present.',
    },
    allow: 'Allow statistics',
    refuse: 'Decline',
    effect:
      'Declining takes effect immediately: statistics that weren’t sent yet are dropped and the random ID is removed.',
  },
  origin: {
    title: 'Partner attribution',
    text: 'When you open a partner’s link, your browser remembers its code for at most {{partnerDays}} days. We need it to apply your offer and credit the partner. It doesn’t identify you. Visits are counted by code only if you allow statistics. A newer link replaces an older one.',
    none: 'No partner code is stored.',
    names: {
      promoter: 'Partner code',
      channelId: 'Channel',
      callback: 'Callback',
      activity_id: 'Activity',
      from: 'From',
      utm_source: 'Source',
    },
    forget: 'Clear attribution',
    forgotten: 'Cleared. Installers you download from now on won’t contain a partner code.',
  },
  line: {
    title: 'Product name on the pages',
    text: 'After you open the site through a link for the pure edition, pages show the name {{brandLite}}. This browser remembers that until you change it here.',
    pure: 'Pages show the name {{brandLite}}.',
    standard: 'Pages show the standard name.',
    leave: 'Show the standard name',
  },
  kept: {
    title: 'What your browser stores',
    columns: { name: 'Name', purpose: 'Purpose', life: 'Kept' },
    rows: {
      partner: { purpose: 'Partner attribution', life: '{{partnerDays}} days' },
      campaign: { purpose: 'Campaign the link came from', life: 'Until the browser closes' },
      choices: { purpose: 'Your language, theme, and notices you closed', life: 'Until cleared' },
      edition: { purpose: 'Which edition’s name is shown', life: 'Until cleared' },
      trialHint: {
        purpose: 'To suggest the online trial once, and never after you download or sign up',
        life: 'Until cleared',
      },
      signIn: {
        purpose:
          'Who has signed in on this site: user name, referral ID, a credential to ask how many people you invited',
        life: '12 hours, or until you sign out',
      },
      statistics: { purpose: 'Your choice on this page', life: 'Until cleared' },
      anonymousId: {
        purpose: 'A random ID that isn’t linked to you, created only after you allow statistics',
        life: 'Until you decline',
      },
      proof: {
        purpose: 'A random ID for comparing two profiles, created when you make a code on the device check',
        life: 'Until cleared',
      },
      visitor: {
        purpose: 'Your contact details from the client or a form, for when you contact support',
        life: 'Until the tab is closed',
      },
      drafts: {
        purpose: 'Unfinished forms, never passwords or codes',
        life: 'Until you send them or close the tab',
      },
      underWay: {
        purpose:
          'Actions in progress: an invitation, a sign-in, a private deployment request, a top-up, a payment; and the account you’ve just opened',
        life: 'Until the tab closes',
      },
      once: {
        purpose:
          'Waiting time between two codes, a link being processed, public figures, statistics not sent yet, whether this visit is in them, whether you were asked about them',
        life: 'Until the tab closes',
      },
    },
    client:
      'When the desktop client opens this site, it sets its own cookies to connect to the client on your computer. This site doesn’t change or upload them.',
    clear: 'Clear everything this site stores',
    sure: 'Your language, theme, unsent entries and partner attribution will be deleted. You can’t undo this.',
    yes: 'Clear everything',
    no: 'Keep it',
    cleared:
      'Everything is cleared. Statistics are back to “not chosen”; language and theme are back to their defaults.',
  },
  more: 'Read the full Privacy Policy',
} as const satisfies TwinOf<'privacyChoices'>;
