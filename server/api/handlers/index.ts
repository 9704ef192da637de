/** One handler for each call of the contract; a missing one does not compile. */
import type { Handlers } from '#server/api/handler.ts';
import { customerServiceSignature, customerServiceStatus } from './customer-service.ts';
import {
  accountCancel,
  applicationAdd,
  appointmentAdd,
  customerServiceMessage,
  customizeAdd,
  feedbackAdd,
} from './forms.ts';
import { inviteAdd, invitePhoneCode, inviteTokenStatus } from './invite.ts';
import { oauthExchange } from './oauth.ts';
import {
  adBottom,
  adTop,
  applicationMarketList,
  promoterInfo,
  publicConfig,
  qrLiveCode,
  v6LastVersions,
  versionList,
} from './published.ts';
import { registerAdd, registerCheckReferrer, registerPhoneCode } from './register.ts';
import { usageLog } from './usage.ts';

export const handlers: Handlers = {
  accountCancel,
  adBottom,
  adTop,
  applicationAdd,
  applicationMarketList,
  appointmentAdd,
  customerServiceMessage,
  customerServiceSignature,
  customerServiceStatus,
  customizeAdd,
  feedbackAdd,
  inviteAdd,
  invitePhoneCode,
  inviteTokenStatus,
  oauthExchange,
  promoterInfo,
  publicConfig,
  qrLiveCode,
  registerAdd,
  registerCheckReferrer,
  registerPhoneCode,
  usageLog,
  v6LastVersions,
  versionList,
};
