import type { privacyChoices as original } from '../zh-CN/privacy-choices.ts';
import type { Twin } from '../twin.ts';

export const privacyChoices = {
  meta: {
    title: 'Privacy choices',
    description:
      'Decide whether the site of {{brand}} may count your visits, see what it keeps in your browser, why and for how long, and clear it at any time.',
  },
  title: 'Privacy choices',
  lead: 'What this site keeps in your browser, why, and for how long. You can change your mind at any time.',
  analytics: {
    title: 'Usage statistics',
    text: 'Counted are the pages seen and the buttons pressed, to improve the site. Never names, phone numbers, codes, passwords or anything you type; of addresses, only the parameters of a campaign are kept.',
    states: {
      ask: 'You have not chosen yet; nothing is counted.',
      granted: 'You allow counting.',
      refused: 'Nothing is counted.',
      signal:
        'Your browser sends Global Privacy Control, and we follow it: nothing is counted, and you are not asked again.',
      off: 'This site counts nothing at present.',
    },
    allow: 'Allow counting',
    refuse: 'Refuse',
    effect: 'A refusal stops sending at once, drops what was not sent yet, and removes the random number.',
  },
  origin: {
    title: 'Who sent you',
    text: 'When you come by a partner’s link, its code is remembered for at most 7 days, so that the offer and the commission come out right. The promise of the offer cannot be kept without it; it says nothing about who you are and takes no part in the statistics. A later link takes the place of an earlier one.',
    none: 'Nothing is remembered at present.',
    names: {
      promoter: 'Promoter',
      channelId: 'Channel',
      callback: 'Callback',
      activity_id: 'Activity',
      from: 'From',
      utm_source: 'Source',
    },
    forget: 'Forget it',
    forgotten: 'Forgotten. Installers that you download from now on bear no promoter’s code.',
  },
  kept: {
    title: 'What your browser keeps',
    columns: { name: 'Name', purpose: 'What for', life: 'How long' },
    rows: [
      {
        keys: ['promoter', 'channelId', 'callback', 'activity_id'],
        purpose: 'The link that brought you',
        life: '7 days',
      },
      {
        keys: ['from', 'utm_source'],
        purpose: 'The link that brought you',
        life: 'Until the browser closes',
      },
      {
        keys: ['Language', 'theme', 'languageOfferDismissed', 'dismissedBanners'],
        purpose: 'Your language, light or dark, notices you closed',
        life: 'Until cleared',
      },
      {
        keys: ['product_line'],
        purpose: 'Whether the standard or the pure edition’s name is shown',
        life: 'Until cleared',
      },
      {
        keys: [
          'homeVisitCount',
          'hasViewedDownload',
          'hasViewedRegister',
          'hasDownloaded',
          'hasRegistered',
          'tooltipShown',
        ],
        purpose: 'To hint at the online trial once, and not at all after a download or a registration',
        life: 'Until cleared',
      },
      {
        keys: ['signedInAs'],
        purpose: 'Who has signed in on this site: the name alone',
        life: '12 hours, or until you sign out',
      },
      { keys: ['analyticsConsent'], purpose: 'Your choice on this page', life: 'Until cleared' },
      {
        keys: ['anonymousId'],
        purpose: 'A random number that stands for no one, made only once you allow counting',
        life: 'Until you refuse',
      },
      {
        keys: ['knownVisitor'],
        purpose: 'Who you are, as the client or a form has said it, for when you contact customer service',
        life: 'Until the tab is closed',
      },
      {
        keys: [
          'registerDraft',
          'messageDraft',
          'typedValues',
          'draft:application',
          'draft:customize',
          'draft:appointment',
          'draft:feedback',
          'draft:invite',
          'draft:cancel',
        ],
        purpose: 'Half-filled forms, never passwords or codes',
        life: 'Until they are sent or the tab closes',
      },
      {
        keys: [
          'inviteToken',
          'inviteJoined',
          'oauthState',
          'sentRequest',
          'rechargeOrder',
          'paymentOrder',
          'newCoupon',
        ],
        purpose:
          'What is under way: an invitation, a sign-in, a private deployment request, a top-up, a payment; and the coupon just given',
        life: 'Until the tab closes',
      },
      {
        keys: [
          'registerCodeDeadline',
          'inviteCodeDeadline',
          'cancelCodeDeadline',
          'landing',
          'publicConfig',
          'usageRecords',
        ],
        purpose:
          'Waiting times between two codes, a link not read yet, public figures, statistics not sent yet',
        life: 'Until the tab closes',
      },
    ],
    client:
      'When the desktop client opens this site it writes cookies of its own, to connect to the client on your computer; this site neither changes nor uploads them.',
    clear: 'Clear everything this site keeps',
    cleared: 'All cleared. Statistics are back to “not chosen”, language and colours to their defaults.',
  },
  more: 'The privacy agreement says it in full',
} as const satisfies Twin<typeof original>;
