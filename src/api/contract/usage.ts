/** The built-in receiver of usage records. */
import { defineCall } from './call.ts';
import { noData } from './replies.ts';
import type { usageLogRequest } from './requests/usage.ts';

/** Needs neither `x-api-key` nor `super-lang`, since a page that is left can only send a beacon, which bears no headers. */
export const usageLog = defineCall<typeof usageLogRequest>()({
  client: 'product',
  method: 'POST',
  path: '/usage/log',
  reply: noData,
});
