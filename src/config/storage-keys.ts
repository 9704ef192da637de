/** Names of everything the site stores in the browser. The wire contract defines cookie values and lifetimes. */
import {
  CANCEL_CODE_KEY,
  CANCEL_DRAFT_KEY,
  INVITE_CODE_KEY,
  INVITE_DRAFT_KEY,
  INVITE_JOINED_KEY,
  INVITE_TOKEN_KEY,
  NEW_ACCOUNT_KEY,
  OAUTH_STATE_KEY,
  PAYMENT_ORDER_KEY,
  RECHARGE_ORDER_KEY,
  REGISTERED_KEY,
  SENT_REQUEST_KEY,
  SIGNED_IN_KEY,
  TYPED_VALUES_KEY,
} from './flow-keys.ts';

export const cookieKeys = {
  promoter: 'promoter',
  channelId: 'channelId',
  callback: 'callback',
  activityId: 'activity_id',
  from: 'from',
  utmSource: 'utm_source',
} as const;

export const localKeys = {
  language: 'Language',
  productLine: 'product_line',
  homeVisitCount: 'homeVisitCount',
  hasDownloaded: 'hasDownloaded',
  hasRegistered: REGISTERED_KEY,
  hasViewedDownload: 'hasViewedDownload',
  hasViewedRegister: 'hasViewedRegister',
  tooltipShown: 'tooltipShown',
  /** `light` or `dark`; absent follows the system. */
  theme: 'theme',
  languageOfferDismissed: 'languageOfferDismissed',
  /** `granted` or `refused`; absent until the visitor has answered. */
  analyticsConsent: 'analyticsConsent',
  /** Random, created after consent and deleted with it. */
  anonymousId: 'anonymousId',
  dismissedBanners: 'dismissedBanners',
  /** Random, created when the visitor compares profiles on /detect. */
  profileMark: 'profileMark',
  /** Who is signed in on the site, for a day at most; in the shape of `src/domain/signed-in.ts`. */
  signedInAs: SIGNED_IN_KEY,
} as const;

/** In session storage. */
export const sessionKeys = {
  /** The registration form without code, password and consent. */
  registerDraft: 'registerDraft',
  /** When the next registration code may be requested, by number (src/stores/phone-code.ts). */
  registerCodeDeadline: 'registerCodeDeadline',
  /** Query of the landing page, until attribution has been read from it. */
  landing: 'landing',
  /** The visitor for customer service, as the client or a form named them. */
  knownVisitor: 'knownVisitor',
  /** Text of the message form. */
  messageDraft: 'messageDraft',
  /** The last answer of `static-config/public`, with the time it came. */
  publicConfig: 'publicConfig',
  /** Unsent usage records; only with consent. */
  usageRecords: 'usageRecords',
  /** This visit has been counted; only with consent. */
  visitCounted: 'visitCounted',
  /** The question about statistics was shown in this visit, and is not shown again. */
  statisticsAsked: 'statisticsAsked',
  /** Texts of the forms that staff answer, by kind. */
  applicationDraft: 'draft:application',
  customizeDraft: 'draft:customize',
  appointmentDraft: 'draft:appointment',
  feedbackDraft: 'draft:feedback',
  /** The numbers of the plan of a move. */
  moveDraft: 'draft:move',
  /** The partner's code of the last request for figures; never its key. */
  partnerFiguresDraft: 'draft:partner-figures',
  inviteDraft: INVITE_DRAFT_KEY,
  cancelDraft: CANCEL_DRAFT_KEY,
  /** The current invitation. */
  inviteToken: INVITE_TOKEN_KEY,
  /** The company that was joined or asked with it: a used unaddressed invitation no longer names it. */
  inviteJoined: INVITE_JOINED_KEY,
  /** Like `registerCodeDeadline`, for joining a company and for closing an account. */
  inviteCodeDeadline: INVITE_CODE_KEY,
  cancelCodeDeadline: CANCEL_CODE_KEY,
  /** A started sign-in, then its used state; in the shape of `islands/oauth/rules.ts`. */
  oauthState: OAUTH_STATE_KEY,
  /** Open top-up and payment of the workbench, or their results. */
  rechargeOrder: RECHARGE_ORDER_KEY,
  paymentOrder: PAYMENT_ORDER_KEY,
  /** The sent private-deployment request, for the page after it. */
  sentRequest: SENT_REQUEST_KEY,
  typedValues: TYPED_VALUES_KEY,
  /** The account that was opened in this tab: its number, masked, and its coupons. */
  newAccount: NEW_ACCOUNT_KEY,
} as const;

/** For the chat desk's own pages, whose address has a storage of its own. */
export const deskKeys = {
  /** In local storage, so that they outlive the tab: unsent messages, the draft, and the visitor they belong to. */
  outbox: 'deskOutbox',
  draft: 'deskDraft',
  conversation: 'deskConversation',
  /** In session storage: the contact form's text. */
  contactDraft: 'deskContactDraft',
  /** In local storage until the agent signs out: drafts and unsent messages. */
  agent: 'deskAgent',
} as const;
