/**
 * Names under which flows keep what is under way, nearly all of it in the tab. One by one, so that a flow's page ships its own name and not
 * the whole list (src/config/storage-keys.ts, which has these too).
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
/** What stood in the page's fields when it reloaded itself for code that had not come. */
export const TYPED_VALUES_KEY = 'typedValues';
/** The account that was opened in this tab; src/domain/new-account.ts has its shape. */
export const NEW_ACCOUNT_KEY = 'newAccount';

/** A parameter rather than a key: asks `/oauth` to set out for the provider; its value is the path to go on to afterwards. */
export const OAUTH_START_PARAMETER = 'start';

/** Of `/oauth`, beside the above: leads on to the account service's form for a code, which is what a forgotten password takes. */
export const BY_CODE_ANCHOR = '#code';

/** This browser has opened an account: who has not is not congratulated on the page after it. */
export const REGISTERED_KEY = 'hasRegistered';
