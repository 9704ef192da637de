/**
 * Addresses that differ by operator: services that pages link to, and allowed hosts of links and pictures. Each is a
 * setting with a sample as default; a bad one stops the build with its name. Marked as pure, so that a script loads
 * only those it uses.
 */
import { integer, list, orNone, origin, webAddress, type Rule } from './setting-rules.ts';
import { checkedSetting } from './setting.ts';

const httpsOrigin: Rule<string> = (value) => (value.startsWith('https://') ? origin(value) : undefined);

const origins = (key: string, fallback: string): readonly string[] =>
  checkedSetting(key, fallback, orNone([], list(httpsOrigin)), 'origins such as https://www.example.com');

const addressOrNone = (key: string) => checkedSetting(key, '', orNone('', webAddress), 'an https address');

/**
 * Address of an operator's own trial; `promoter`, `source_type` and `page_where` are added to it. Empty: the trial is
 * the sample company on `/webtrial`.
 */
export const webTrialUrl = /* @__PURE__ */ addressOrNone('PUBLIC_WEB_TRIAL_URL');

/** Address of an operator's own look-up of the seller assistant. Empty: it is a page of this site. */
export const assistantUrl = /* @__PURE__ */ addressOrNone('PUBLIC_ASSISTANT_URL');

/** Further hosts that API data, promotion links and `/redirect` may lead to. */
export const allowedLinkOrigins = /* @__PURE__ */ origins(
  'PUBLIC_LINK_ORIGINS',
  'https://app.berth.example,https://help.berth.example,https://wpa.qq.com',
);

/** Further hosts that pictures of ads and QR codes may come from; the pages' policy allows them too. */
export const allowedImageOrigins = /* @__PURE__ */ origins('PUBLIC_IMAGE_ORIGINS', 'none');

/** The group of QR codes: the API has one for each brand site. */
export const qrGroupId = /* @__PURE__ */ checkedSetting(
  'PUBLIC_QR_GROUP_ID',
  '1',
  integer(0, 999_999_999),
  'a whole number',
);
