/**
 * Live data of the pages: ads, QR codes, public figures, the promoter's coupon. Failures are silent, so these checks
 * only ensure types; addresses are checked where they are shown.
 */
import * as v from 'valibot';
import { defineCall, onServer } from './call.ts';
import { looseText as text, nothing, textOrNumber } from './fields.ts';

const idText = v.fallback(v.optional(textOrNumber, ''), '');

/** Without data if no ad is booked. */
const ad = v.optional(
  v.object({
    link: text,
    /** The ad's expanded picture; a bottom ad with one hides the bottom banner. */
    expand_img: text,
    img: text,
    title: text,
    ad_id: idText,
    ad_name: text,
  }),
);

export const adTopRequest = nothing;
export const adTop = defineCall<typeof adTopRequest>()({
  client: 'website',
  path: '/advertisement_info/website_top',
  reply: ad,
});

export const adBottomRequest = nothing;
export const adBottom = defineCall<typeof adBottomRequest>()({
  client: 'website',
  path: '/advertisement_info/website_bottom',
  reply: ad,
});

export const qrLiveCodeRequest = onServer(() =>
  v.object({
    group_id: v.pipe(textOrNumber, v.maxLength(32)),
  }),
);
/** Each brand site has one `group_id`. The misspelt name is the wire's. */
export const qrLiveCode = defineCall<typeof qrLiveCodeRequest>()({
  path: '/qr_live_code',
  reply: v.optional(v.object({ code: idText, botton_menu_qrcode: text, sidebar_qrcode: text, name: text })),
});

export const publicConfigRequest = nothing;
/** `store.count` is in units of ten thousand. `mourning` turns the pages grey. */
export const publicConfig = defineCall<typeof publicConfigRequest>()({
  method: 'GET',
  path: '/static-config/public',
  reply: v.object({
    store: v.fallback(
      v.object({ count: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()) }),
      { count: 0 },
    ),
    is_public_mourning: v.fallback(v.boolean(), false),
  }),
});

export const promoterInfoRequest = onServer(() => v.object({ promoter: v.optional(v.string(), '') }));
/** Coupons in yuan that come with a promoter's link. */
export const promoterInfo = defineCall<typeof promoterInfoRequest>()({
  method: 'GET',
  path: '/wx/promoter/info',
  reply: v.object({ base_coupon: v.number(), more_coupon: v.number() }),
});
