import type { TwinOf } from '../twin.ts';

export const statements = {
  deviceRule:
    'When an employee uses a device for the first time, shops stay closed on it until the owner or the manager responsible allows it. Owners and managers confirm a new device of their own with a code sent to their phone; the shop then opens, and the log records it.',
  logRecords:
    'The logs record sign-ins to the account; opening and closing of shops (who, when, on which device, from which address); changes of access and roles; approval of devices; changes of a fixed IP; clearing of data; and exports of lists and logs in the client.',
  logLimit:
    'What people do on a marketplace’s pages isn’t recorded: no price, payout account, order or report. The marketplace’s own records show those changes.',
  signInWays:
    'Sign in with your mobile number (or user name) and password, or with your mobile number and a code.',
  planNeeded: 'Opening shops needs a plan, at half price in the first month for new users.',
  sessionsStay:
    'Cookies and the signed-in state stay on the computer where the shop was opened; they are neither uploaded nor synchronized. On another computer the profile’s settings are the same, and you sign in to the shop once more, with autofill.',
  vpsShared: 'All shops bound to one VPS share its address.',
  ipReplaced:
    'If it can’t be reached or isn’t in the region you ordered, we replace it for the rest of the period.',
  handoverSince:
    'The one-step handover is in 5.x from 5.35.0 and in V6 from 6.4.0. Until then, hand over item by item.',
  topUpReturned:
    'What you topped up and didn’t use is returned the way you paid. Bonus amounts, coupons and unused plan time aren’t.',
} as const satisfies TwinOf<'statements'>;
