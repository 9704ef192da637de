/** Names of everything the site keeps in the browser: cookies and local storage. Values and lives are the wire contract's. */
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
  hasRegistered: 'hasRegistered',
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
} as const;

/** Kept for the life of the tab. */
export const sessionKeys = {
  /** What was typed into the registration form, without code, password and consent. */
  registerDraft: 'registerDraft',
  /** Until when no new registration code can be asked for, in milliseconds since 1970. */
  registerCodeDeadline: 'registerCodeDeadline',
  /** Query of the page on which the visitor landed, until attribution has been read from it. */
  landing: 'landing',
  /** What was typed into the message form. */
  messageDraft: 'messageDraft',
  /** The last answer of `static-config/public`, with the time it came. */
  publicConfig: 'publicConfig',
  /** Usage records that could not be sent yet; only with consent. */
  usageRecords: 'usageRecords',
  /** What was typed into the forms that people of ours answer, by their kind. */
  applicationDraft: 'draft:application',
  customizeDraft: 'draft:customize',
  appointmentDraft: 'draft:appointment',
  feedbackDraft: 'draft:feedback',
  inviteDraft: 'draft:invite',
  cancelDraft: 'draft:cancel',
  /** The invitation that is being answered. */
  inviteToken: 'inviteToken',
  /** As `registerCodeDeadline`, for joining a company and for closing an account. */
  inviteCodeDeadline: 'inviteCodeDeadline',
  cancelCodeDeadline: 'cancelCodeDeadline',
  /** Made when setting out to sign in elsewhere, spent by the first answer. */
  oauthState: 'oauthState',
  /** The top-up under way, or its result. */
  rechargeOrder: 'rechargeOrder',
  /** The private-deployment request that has arrived, to be shown back on the page that follows. */
  sentRequest: 'sentRequest',
  /** The new account's coupon in yuan; a promoter may have brought a larger one than is advertised. */
  newCoupon: 'newCoupon',
} as const;
