/**
 * Addresses that differ by operator: the services that pages lead to, and the hosts that links and pictures may come from.
 * Each is a setting, with samples as defaults so that a fresh clone runs; a build with a bad one stops here and names it.
 * Marked as pure, so that a script that needs one of them does not bring the others.
 */
import { integer, list, orNone, origin, webAddress, type Rule } from './setting-rules.ts';
import { checkedSetting } from './setting.ts';

const ADDRESS = 'an https address';

const httpsOrigin: Rule<string> = (value) => (value.startsWith('https://') ? origin(value) : undefined);

const origins = (key: string, fallback: string): readonly string[] =>
  checkedSetting(key, fallback, orNone([], list(httpsOrigin)), 'origins such as https://www.example.com');

/**
 * Where an operator's own trial runs; `promoter`, `source_type` and `page_where` are added to it. Empty: the trial is the
 * sample company on `/webtrial` itself.
 */
export const webTrialUrl = /* @__PURE__ */ checkedSetting(
  'PUBLIC_WEB_TRIAL_URL',
  '',
  orNone('', webAddress),
  ADDRESS,
);

/** Where an operator's own look-up of the seller assistant runs. Empty: it is a page of this site. */
export const assistantUrl = /* @__PURE__ */ checkedSetting(
  'PUBLIC_ASSISTANT_URL',
  '',
  orNone('', webAddress),
  ADDRESS,
);

/** Hosts besides our own that API data, promotion links and `/redirect` may lead to. */
export const allowedLinkOrigins = /* @__PURE__ */ origins(
  'PUBLIC_LINK_ORIGINS',
  'https://app.berth.example,https://help.berth.example,https://wpa.qq.com',
);

/** Hosts besides our own that pictures of ads and QR codes may come from; the pages' policy names them too. */
export const allowedImageOrigins = /* @__PURE__ */ origins('PUBLIC_IMAGE_ORIGINS', 'none');

/** The QR codes' group: the API has one value for each brand site. */
export const qrGroupId = /* @__PURE__ */ checkedSetting(
  'PUBLIC_QR_GROUP_ID',
  '1',
  integer(0, 999_999_999),
  'a whole number',
);
