/**
 * Addresses that differ by operator: the services that pages lead to, and the hosts that links and pictures may come from.
 * Each is a setting, with samples as defaults so that a fresh clone runs; a build with a bad one stops here and names it.
 */
import { parseUrl } from './parse-url.ts';
import { setting } from './setting.ts';

function webAddress(key: string, fallback: string): string {
  const value = setting(key, fallback);
  if (/^https:\/\/[^/@\s]+(\/\S*)?$/.test(value) && parseUrl(value)) return value;
  throw new Error(`${key} has to be an https address (see .env.example).`);
}

function wholeNumber(key: string, fallback: string): number {
  const value = setting(key, fallback);
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new Error(`${key} has to be a whole number (see .env.example).`);
}

/** `none` is an empty list. */
function origins(key: string, fallback: string): readonly string[] {
  const list = setting(key, fallback)
    .split(/[\s,]+/)
    .filter((origin) => origin !== '' && origin !== 'none');
  const isOrigin = (value: string) => /^https:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/.test(value);
  if (list.every(isOrigin)) return list;
  throw new Error(`${key} has to list origins such as https://www.example.com (see .env.example).`);
}

/**
 * Where an operator's own trial runs; `promoter`, `source_type` and `page_where` are added to it. Empty: the trial is the
 * sample company on `/webtrial` itself.
 */
export const webTrialUrl = setting('PUBLIC_WEB_TRIAL_URL', '') && webAddress('PUBLIC_WEB_TRIAL_URL', '');

/** The seller assistant's look-up, which the local client opens in a tab of its own. */
export const assistantUrl = webAddress('PUBLIC_ASSISTANT_URL', 'https://assistant.berth.example/look-up');

/** Hosts besides our own that API data, promotion links and `/redirect` may lead to. */
export const allowedLinkOrigins = origins(
  'PUBLIC_LINK_ORIGINS',
  'https://app.berth.example,https://help.berth.example,https://wpa.qq.com',
);

/** Hosts besides our own that pictures of ads and QR codes may come from; the pages' policy names them too. */
export const allowedImageOrigins = origins('PUBLIC_IMAGE_ORIGINS', 'none');

/** The QR codes' group: the API has one value for each brand site. */
export const qrGroupId = wholeNumber('PUBLIC_QR_GROUP_ID', '1');
