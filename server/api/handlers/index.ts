/** One handler for each call of the contract, under the call's name; a missing one does not compile. */
import type { Handlers } from '#server/api/handler.ts';
import * as account from './account.ts';
import * as assistant from './assistant.ts';
import * as customerService from './customer-service.ts';
import * as forms from './forms.ts';
import * as invite from './invite.ts';
import * as oauth from './oauth.ts';
import * as partners from './partners.ts';
import * as published from './published.ts';
import * as register from './register.ts';
import * as usage from './usage.ts';

export const handlers: Handlers = {
  ...account,
  ...assistant,
  ...customerService,
  ...forms,
  ...invite,
  ...oauth,
  ...partners,
  ...published,
  ...register,
  ...usage,
};
