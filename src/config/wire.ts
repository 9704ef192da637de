/**
 * What the wire contract fixes: states, numbered types and sources, limits and patterns of fields. Forms, the
 * contract's checks and the server use the same values, so no side is stricter. `ret` codes are in
 * src/api/contract/codes.ts, attribution in attribution-wire.ts.
 */

// Fields

/** Area codes that verification codes are sent to: China and North America. */
export const AREA_CODES = ['86', '1'] as const;
export type AreaCode = (typeof AREA_CODES)[number];
export const DEFAULT_AREA_CODE: AreaCode = '86';

/** Without the area code. +86: 11 digits that start with 1. +1: 10 digits that do not start with 0. */
export const PHONE_PATTERNS: Readonly<Record<AreaCode, RegExp>> = { '86': /^1\d{10}$/, '1': /^[1-9]\d{9}$/ };

export const SMS_CODE_LENGTH = 6;

export const PASSWORD_LENGTH = { min: 6, max: 24 } as const;
/** ASCII letters, digits and symbols are allowed; no class is required. */
export const PASSWORD_CHARACTERS = /^[\x21-\x7e]*$/;

export const USER_NAME_LENGTH = { min: 6, max: 24 } as const;
export const USER_NAME_CHARACTERS = /^[\p{Script=Han}A-Za-z0-9]*$/u;

/** Names of persons, for which the rule of contact names is too strict: O'Brien, Anne-Marie, José, J. Doe, 阿卜杜拉·买买提. */
export const PERSON_NAME_CHARACTERS = /^(?=.*\p{L})[\p{L}\p{M}\p{N}'’.·・\- ]+$/u;

export const CONTACT_MAX_CHARS = 64;
export const COMPANY_NAME_MAX_CHARS = 100;
export const EMAIL_MAX_CHARS = 254;
export const REFERRAL_MAX_CHARS = 64;

/** Maximum lengths of free texts, by form. */
export const REQUEST_LIMITS = {
  description: 2000,
  industry: 64,
  businessScope: 500,
  companySize: 64,
  website: 200,
  appointmentTime: 40,
  cancelReason: 1000,
} as const;
export const FEEDBACK_LIMITS = { kind: 32, content: 5000, contact: 254 } as const;
export const MESSAGE_LIMITS = { name: 64, contact: 254, content: 5000 } as const;
/** Languages of the chat desk; visitors of other site languages get the first one. */
export const DESK_LANGUAGES = ['zh-CN', 'en-US'] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];
/** Maximum lengths of the chat desk's messages and contacts. */
export const DESK_MESSAGE_CHARS = 2000;
export const DESK_CONTACT_LIMITS = { name: 64, contact: 254 } as const;
export const DESK_AGENT_NAME_CHARS = 32;
/** Open conversations that an inbox shows at first and adds at a time, and its limit. */
export const DESK_INBOX_STEP = 300;
export const DESK_INBOX_MAX = 3000;
/** So many conversations of one network come before those of the others. */
export const DESK_CONVERSATIONS_PER_NETWORK = 3;

// Accounts and invitations

/**
 * A code is valid for one purpose: a registration's code cannot close an account. The site's forms name the purpose;
 * the wire contract does not require it, so a code without one is valid for either, once.
 */
export const CODE_PURPOSES = ['register', 'cancel'] as const;
export const ACCOUNT_TYPES = ['company', 'user'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Secret token of an invitation. */
export const INVITE_TOKEN_PATTERN = /^[A-Za-z0-9_-]{8,128}$/;

/** Status of an invited person. */
export const APPLY_STATUS = {
  joined: '0',
  waiting: '1',
  hasAccount: '2',
  noAccount: '3',
  success: '4',
  /** An invitation for many with no places left, or whose last day has passed. */
  full: 'full',
  over: 'over',
} as const;
export type ApplyStatus = (typeof APPLY_STATUS)[keyof typeof APPLY_STATUS];

// Applications

/** What the application is for. */
export const APPLICATION_TYPE = { privateDeployment: 0, ecology: 1, channelPartner: 2 } as const;
export type ApplicationType = (typeof APPLICATION_TYPE)[keyof typeof APPLICATION_TYPE];

/** The place whose link led to the form. */
export const APPLICATION_SOURCE = {
  privateBanner: 1,
  privateUsers: 2,
  /** Only the footer's link. */
  bottomMenuEcologyJoin: 3,
  partnersBanner: 4,
  partnersProcess: 5,
  ecologyBanner: 6,
  ecologyHowToApply: 7,
} as const;
export type ApplicationSource = (typeof APPLICATION_SOURCE)[keyof typeof APPLICATION_SOURCE];
/** Sources by type, each in the order above. */
export const APPLICATION_SOURCES: Readonly<Record<ApplicationType, readonly ApplicationSource[]>> = {
  0: [APPLICATION_SOURCE.privateBanner, APPLICATION_SOURCE.privateUsers],
  1: [
    APPLICATION_SOURCE.bottomMenuEcologyJoin,
    APPLICATION_SOURCE.ecologyBanner,
    APPLICATION_SOURCE.ecologyHowToApply,
  ],
  2: [APPLICATION_SOURCE.partnersBanner, APPLICATION_SOURCE.partnersProcess],
};

// Versions, lists, usage

/** Badges of a version, one label each; `STATUSES` in src/domain/releases/types.ts has the same order. */
export const VERSION_TYPES = [0, 1, 2, 3] as const;
export const SYSTEM_TYPE = { windows: 1, macIntel: 2, macArm: 3, linux: 4 } as const;

/** Rows on one page of a list. */
export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;
export const MAX_PAGE_SIZE = 200;
export const DEFAULT_PAGE_SIZE = 10;
export const MARKET_LIMITS = { keyword: 64, category: 32 } as const;

/** `button_name` of the two counted events: a visit has begun, an installer was requested. */
export const LANDING_BUTTON = 'landing';
export const INSTALLER_BUTTON = 'installer';
/** Records in one call of the usage log, and limits of a record; one beyond them invalidates the batch. */
export const USAGE_BATCH_MAX = 100;
export const USAGE_LIMITS = { keyChars: 64, valueChars: 2048, recordChars: 3072 } as const;
