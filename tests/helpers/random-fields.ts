/** What random bodies are made of: names that calls know, so that they get past the first look, and values that may hurt. */

const SAID = ['contact', 'email', 'name', 'description', 'content', 'reason', 'time', 'kind', 'keyword'];
const ACCOUNT = ['area_code', 'phone', 'code', 'password', 'user_name', 'company_name', 'referral', 'type'];
const APPLICATION = ['business_scope', 'company_size', 'industry', 'source', 'category', 'promoter'];
const WIRE = ['page', 'page_size', 'group_id', 'state', 'redirect', 'data', 'language', 'purpose', 'voice'];
/** Names that every object of JavaScript answers to. */
const INHERITED = ['__proto__', 'constructor', 'toString'];

export const FIELD_NAMES: readonly string[] = [
  ...ACCOUNT,
  ...SAID,
  ...APPLICATION,
  ...WIRE,
  'token',
  ...INHERITED,
];

const PLAUSIBLE = [
  '86',
  '1',
  '13800000000',
  '2025550123',
  '123456',
  'Harbour42',
  'seller01',
  'company',
  'user',
];
const OF_CALLS = ['cancel', 'en', 'sample-token-1', '王小明', 'a@b.example', 'http://site.test/oauth'];
const HOSTILE = ['x'.repeat(5000), '\0', '\ud800', "' or 1=1 --", '2026-12-01 10:00'];

export const FIELD_VALUES: readonly unknown[] = [
  ...[...PLAUSIBLE, ...OF_CALLS, ...HOSTILE],
  ...[0, 1, -1, 1.5, 1e308, null, true, [], {}, [{ key: 'k', platform: 'PC' }]],
];
