/** Names of everything the site keeps in the browser: cookies and local storage. Values and lives are the wire contract's. */
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
  /** Random, made after consent, removed with it. */
  anonymousId: 'anonymousId',
  dismissedBanners: 'dismissedBanners',
  /** Random, made when the visitor compares profiles on /detect. */
  profileMark: 'profileMark',
  /** Who has signed in on the site, for a day at most; `src/domain/signed-in.ts` has its shape. */
  signedInAs: SIGNED_IN_KEY,
} as const;

/** Kept for the life of the tab. */
export const sessionKeys = {
  /** What was typed into the registration form, without code, password and consent. */
  registerDraft: 'registerDraft',
  /** Until when no new registration code can be asked for, by number (src/stores/phone-code.ts). */
  registerCodeDeadline: 'registerCodeDeadline',
  /** Query of the page on which the visitor landed, until attribution has been read from it. */
  landing: 'landing',
  /** Who is asking customer service, as far as the client or a form has said. */
  knownVisitor: 'knownVisitor',
  /** What was typed into the message form. */
  messageDraft: 'messageDraft',
  /** The last answer of `static-config/public`, with the time it came. */
  publicConfig: 'publicConfig',
  /** Usage records that could not be sent yet; only with consent. */
  usageRecords: 'usageRecords',
  /** This visit has been told to statistics; only with consent. */
  visitCounted: 'visitCounted',
  /** The question about statistics has been seen in this visit, and is not put a second time. */
  statisticsAsked: 'statisticsAsked',
  /** What was typed into the forms that our staff answer, by their kind. */
  applicationDraft: 'draft:application',
  customizeDraft: 'draft:customize',
  appointmentDraft: 'draft:appointment',
  feedbackDraft: 'draft:feedback',
  /** The partner's code whose figures were asked for; never its key. */
  partnerFiguresDraft: 'draft:partner-figures',
  inviteDraft: INVITE_DRAFT_KEY,
  cancelDraft: CANCEL_DRAFT_KEY,
  /** The invitation that is being answered. */
  inviteToken: INVITE_TOKEN_KEY,
  /** Which company was joined with it, or asked: an invitation for anybody is used up then, and its server says no more. */
  inviteJoined: INVITE_JOINED_KEY,
  /** As `registerCodeDeadline`, for joining a company and for closing an account. */
  inviteCodeDeadline: INVITE_CODE_KEY,
  cancelCodeDeadline: CANCEL_CODE_KEY,
  /** A sign-in that has set out for the provider, then its spent state; `islands/oauth/rules.ts` has its shape. */
  oauthState: OAUTH_STATE_KEY,
  /** The top-up and the workbench's payment that are under way, or their results. */
  rechargeOrder: RECHARGE_ORDER_KEY,
  paymentOrder: PAYMENT_ORDER_KEY,
  /** The private-deployment request that has arrived, to be shown back on the page that follows. */
  sentRequest: SENT_REQUEST_KEY,
  typedValues: TYPED_VALUES_KEY,
  /** The account that was opened in this tab: its number, masked, and its coupons. */
  newAccount: NEW_ACCOUNT_KEY,
} as const;

/** Kept by the chat desk's own pages, which have an address, and so a storage, of their own. */
export const deskKeys = {
  /** In local storage, so that they outlive the tab: messages that the desk has not taken, the one being typed, whose answers these are. */
  outbox: 'deskOutbox',
  draft: 'deskDraft',
  conversation: 'deskConversation',
  /** For the life of the tab: what was typed into the form for a contact. */
  contactDraft: 'deskContactDraft',
  /** In local storage until the agent signs out: drafts and messages that the desk has not taken. */
  agent: 'deskAgent',
} as const;
