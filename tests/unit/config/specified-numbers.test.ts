/** Numbers of the specification, written out: a changed constant fails here. */
import { expect, it } from 'vitest';
import * as constants from '#src/config/constants.ts';
import * as pageConstants from '#src/config/page-constants.ts';
import * as wire from '#src/config/wire.ts';

it.each([
  ['HTTP_TIMEOUT_MS', constants.HTTP_TIMEOUT_MS, 180_000],
  ['RESEND_SECONDS', constants.RESEND_SECONDS, 60],
  ['COMPONENT_DISPLAY_DEBOUNCE_MS', constants.COMPONENT_DISPLAY_DEBOUNCE_MS, 500],
  ['ANONYMOUS_ID_TIMEOUT_MS', constants.ANONYMOUS_ID_TIMEOUT_MS, 10_000],
  ['PROMOTER_COOKIE_DAYS', constants.PROMOTER_COOKIE_DAYS, 7],
  ['PASSWORD_LENGTH', wire.PASSWORD_LENGTH, { min: 6, max: 24 }],
  ['USER_NAME_LENGTH', wire.USER_NAME_LENGTH, { min: 6, max: 24 }],
  ['PAGE_SIZES', wire.PAGE_SIZES, [10, 20, 50, 100, 200]],
  ['DEFAULT_PAGE_SIZE', wire.DEFAULT_PAGE_SIZE, 10],
  ['DEFAULT_STORE_COUNT', constants.DEFAULT_STORE_COUNT, 425],
  ['DEFAULT_COUPON_YUAN', constants.DEFAULT_COUPON_YUAN, 76],
  ['REGISTRATION_COUPON_YUAN', constants.REGISTRATION_COUPON_YUAN, 38],
  ['COUPON_PACK_YUAN', constants.COUPON_PACK_YUAN, 101],
  ['SUPPORT_HOURS', constants.SUPPORT_HOURS, { fromHour: 9, toHour: 22, utcOffsetHours: 8 }],
  ['TRIAL_TOOLTIP_MS', pageConstants.TRIAL_TOOLTIP_MS, 5_000],
  ['TRIAL_TOOLTIP_HOME_VISIT', pageConstants.TRIAL_TOOLTIP_HOME_VISIT, 2],
  ['SCROLL_TO_TOP_STEPS', pageConstants.SCROLL_TO_TOP_STEPS, 16],
  ['CHAT_POPUP', pageConstants.CHAT_POPUP, { widthPx: 750, heightPx: 693 }],
])('§2.73 §9.1 §9.15 %s is what the specification says', (_name, value, specified) => {
  expect(value).toEqual(specified);
});
