/** The purpose of each key. Separate from the keys, since no page contains it. */
import { cookieKeys, localKeys, sessionKeys } from './storage-keys.ts';

/** Purposes: rows of `kept` in the dictionary `privacyChoices`. */
export const storagePurposes = {
  partner: [cookieKeys.promoter, cookieKeys.channelId, cookieKeys.callback, cookieKeys.activityId],
  campaign: [cookieKeys.from, cookieKeys.utmSource],
  choices: [
    localKeys.language,
    localKeys.theme,
    localKeys.languageOfferDismissed,
    localKeys.dismissedBanners,
  ],
  edition: [localKeys.productLine],
  trialHint: [
    localKeys.homeVisitCount,
    localKeys.hasViewedDownload,
    localKeys.hasViewedRegister,
    localKeys.hasDownloaded,
    localKeys.hasRegistered,
    localKeys.tooltipShown,
  ],
  signIn: [localKeys.signedInAs],
  statistics: [localKeys.analyticsConsent],
  anonymousId: [localKeys.anonymousId],
  proof: [localKeys.profileMark],
  visitor: [sessionKeys.knownVisitor],
  drafts: [
    sessionKeys.registerDraft,
    sessionKeys.messageDraft,
    sessionKeys.typedValues,
    sessionKeys.applicationDraft,
    sessionKeys.customizeDraft,
    sessionKeys.appointmentDraft,
    sessionKeys.feedbackDraft,
    sessionKeys.inviteDraft,
    sessionKeys.partnerFiguresDraft,
    sessionKeys.cancelDraft,
  ],
  underWay: [
    sessionKeys.inviteToken,
    sessionKeys.inviteJoined,
    sessionKeys.oauthState,
    sessionKeys.sentRequest,
    sessionKeys.rechargeOrder,
    sessionKeys.paymentOrder,
    sessionKeys.newAccount,
  ],
  once: [
    sessionKeys.registerCodeDeadline,
    sessionKeys.inviteCodeDeadline,
    sessionKeys.cancelCodeDeadline,
    sessionKeys.landing,
    sessionKeys.publicConfig,
    sessionKeys.usageRecords,
    sessionKeys.visitCounted,
    sessionKeys.statisticsAsked,
  ],
} as const;
