/**
 * Every call of the website API in one place, for the server that has to answer them all and for checks over all of them.
 * A page imports the one file with its call instead: this one carries every schema.
 */
import type { ServedCall } from './call.ts';
import { accountCancel, applicationAdd, appointmentAdd, customizeAdd, feedbackAdd } from './applications.ts';
import {
  customerServiceMessage,
  customerServiceSignature,
  customerServiceStatus,
} from './customer-service.ts';
import { v6LastVersions, versionList } from './downloads.ts';
import { inviteAdd, invitePhoneCode, inviteTokenStatus } from './invite.ts';
import { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode } from './live.ts';
import { applicationMarketList } from './market.ts';
import { oauthExchange } from './oauth.ts';
import { registerAdd, registerCheckReferrer, registerPhoneCode } from './register.ts';
import { usageLog } from './usage.ts';
import { nothing } from './requests/fields.ts';
import {
  accountCancelRequest,
  applicationAddRequest,
  appointmentAddRequest,
  customizeAddRequest,
  feedbackAddRequest,
} from './requests/applications.ts';
import {
  customerServiceMessageRequest,
  customerServiceSignatureRequest,
} from './requests/customer-service.ts';
import { inviteAddRequest, invitePhoneCodeRequest, inviteTokenStatusRequest } from './requests/invite.ts';
import { promoterInfoRequest, qrLiveCodeRequest } from './requests/live.ts';
import { applicationMarketListRequest } from './requests/market.ts';
import { oauthExchangeRequest } from './requests/oauth.ts';
import {
  registerAddRequest,
  registerCheckReferrerRequest,
  registerPhoneCodeRequest,
} from './requests/register.ts';
import { usageLogRequest } from './requests/usage.ts';

/** Every call by its name, with the check of its request: the server has a handler of the same name for each. */
export const calls = {
  accountCancel: { ...accountCancel, request: accountCancelRequest },
  adBottom: { ...adBottom, request: nothing },
  adTop: { ...adTop, request: nothing },
  applicationAdd: { ...applicationAdd, request: applicationAddRequest },
  applicationMarketList: { ...applicationMarketList, request: applicationMarketListRequest },
  appointmentAdd: { ...appointmentAdd, request: appointmentAddRequest },
  customerServiceMessage: { ...customerServiceMessage, request: customerServiceMessageRequest },
  customerServiceSignature: { ...customerServiceSignature, request: customerServiceSignatureRequest },
  customerServiceStatus: { ...customerServiceStatus, request: nothing },
  customizeAdd: { ...customizeAdd, request: customizeAddRequest },
  feedbackAdd: { ...feedbackAdd, request: feedbackAddRequest },
  inviteAdd: { ...inviteAdd, request: inviteAddRequest },
  invitePhoneCode: { ...invitePhoneCode, request: invitePhoneCodeRequest },
  inviteTokenStatus: { ...inviteTokenStatus, request: inviteTokenStatusRequest },
  oauthExchange: { ...oauthExchange, request: oauthExchangeRequest },
  promoterInfo: { ...promoterInfo, request: promoterInfoRequest },
  publicConfig: { ...publicConfig, request: nothing },
  qrLiveCode: { ...qrLiveCode, request: qrLiveCodeRequest },
  registerAdd: { ...registerAdd, request: registerAddRequest },
  registerCheckReferrer: { ...registerCheckReferrer, request: registerCheckReferrerRequest },
  registerPhoneCode: { ...registerPhoneCode, request: registerPhoneCodeRequest },
  usageLog: { ...usageLog, request: usageLogRequest },
  v6LastVersions: { ...v6LastVersions, request: nothing },
  versionList: { ...versionList, request: nothing },
} as const satisfies Record<string, ServedCall>;

/** Name of a call, on both sides. */
export type CallName = keyof typeof calls;
