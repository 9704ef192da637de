/**
 * Storage keys of flows, nearly all in session storage. Single constants, so that a flow's page contains its own key,
 * not the whole list of src/config/storage-keys.ts (which includes them).
 */
export const INVITE_TOKEN_KEY = 'inviteToken';
export const INVITE_JOINED_KEY = 'inviteJoined';
export const INVITE_CODE_KEY = 'inviteCodeDeadline';
export const INVITE_DRAFT_KEY = 'draft:invite';
export const CANCEL_CODE_KEY = 'cancelCodeDeadline';
export const CANCEL_DRAFT_KEY = 'draft:cancel';
export const SENT_REQUEST_KEY = 'sentRequest';
export const OAUTH_STATE_KEY = 'oauthState';
export const SIGNED_IN_KEY = 'signedInAs';
export const RECHARGE_ORDER_KEY = 'rechargeOrder';
export const PAYMENT_ORDER_KEY = 'paymentOrder';
/** Typed text of a page that reloaded itself because code was missing. */
export const TYPED_VALUES_KEY = 'typedValues';
/** The account opened in this tab, in the shape of src/domain/new-account.ts. */
export const NEW_ACCOUNT_KEY = 'newAccount';

/** A parameter: makes `/oauth` start a sign-in; its value is the path to return to. */
export const OAUTH_START_PARAMETER = 'start';

/** A fragment of `/oauth` beside it: leads to the account service's sign-in by code, for forgotten passwords. */
export const BY_CODE_ANCHOR = '#code';

/** This browser has opened an account; without it the success page does not congratulate. */
export const REGISTERED_KEY = 'hasRegistered';
