/** Forms that our staff answer: partner and ecosystem applications, private deployment, visits, feedback, cancellation. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { recorded } from './replies.ts';
import type {
  applicationAddRequest,
  customizeAddRequest,
  appointmentAddRequest,
  feedbackAddRequest,
  accountCancelRequest,
} from './requests/applications.ts';

export const applicationAdd = defineCall<typeof applicationAddRequest>()({
  client: 'product',
  method: 'POST',
  path: '/application/add',
  reply: recorded,
});

/** Private deployment: what the company is and what it needs. */
export const customizeAdd = defineCall<typeof customizeAddRequest>()({
  client: 'product',
  method: 'POST',
  path: '/customize/add',
  reply: recorded,
});

/** A visit or a demonstration. */
export const appointmentAdd = defineCall<typeof appointmentAddRequest>()({
  client: 'product',
  method: 'POST',
  path: '/appointment/add',
  reply: recorded,
});

export const feedbackAdd = defineCall<typeof feedbackAddRequest>()({
  client: 'product',
  method: 'POST',
  path: '/feedback/add',
  reply: recorded,
});

/** Asks for an account to be closed; the code is one of purpose `cancel`, or of none. Our staff do the rest. */
export const accountCancel = defineCall<typeof accountCancelRequest>()({
  client: 'product',
  method: 'POST',
  path: '/account/cancel',
  reply: v.object({ status: v.literal('pending') }),
});
