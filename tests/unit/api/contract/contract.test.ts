import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '#src/api/contract/calls.ts';
import {
  attributionValue,
  companyName,
  contactName,
  emailAddress,
  password,
  promoter,
  userName,
} from '#src/api/contract/fields.ts';

/** The addresses that the specification names. */
const SPECIFIED = [
  'GET /v5/customer_service/status',
  'GET /v5/official_website/versionlist',
  'GET /v5/static-config/public',
  'GET /v5/wx/promoter/info',
  'POST /v3/advertisement_info/website_bottom',
  'POST /v3/advertisement_info/website_top',
  'POST /v3/invite_staff/add',
  'POST /v3/invite_staff/get_phone_code',
  'POST /v3/invite_staff/token/status',
  'POST /v3/v6_client/version/last',
  'POST /v5/account/cancel',
  'POST /v5/application/add',
  'POST /v5/application_market/list',
  'POST /v5/appointment/add',
  'POST /v5/customer_service/message',
  'POST /v5/customer_service/signature',
  'POST /v5/customize/add',
  'POST /v5/feedback/add',
  'POST /v5/oauth/exchange',
  'POST /v5/qr_live_code',
  'POST /v5/register/add',
  'POST /v5/register/check_referrer',
  'POST /v5/register/phone_code',
  'POST /v5/usage/log',
];

it('§7.27 the list of calls contains every address of the wire contract once', () => {
  const addresses = Object.values(calls).map(
    (call) => `${call.method} ${call.client === 'website' ? '/v3' : '/v5'}${call.path}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(SPECIFIED));
});

describe('field checks', () => {
  // The forms' tests have the tables of numbers, passwords and user names: the patterns are the same.
  it.each<[v.GenericSchema, unknown, boolean]>([
    [calls.registerPhoneCode.request, { area_code: 86, phone: '13800000000' }, true],
    [calls.registerPhoneCode.request, { area_code: '86', phone: '2025550123' }, false],
    [password, 'Abc123', true],
    [password, 'with space', false],
    [userName, '泊店浏览器的卖家', true],
    [userName, 'under_score', false],
    [contactName, '王小明', true],
    [contactName, 'Wang2', false],
    [companyName, 'Acme Co.', true],
    [companyName, 'Acme 2', false],
    [emailAddress, 'a@b.example', true],
    [emailAddress, 'a@b', false],
  ])('count by the patterns that forms have (%#)', (schema, value, expected) => {
    expect(v.is(schema, value)).toBe(expected);
  });

  it.each([
    ['abc_1-2', 'abc_1-2'],
    ['x'.repeat(65), ''],
    [undefined, ''],
    [42, ''],
  ])('a promoter %j never blocks and reads %j', (value, expected) => {
    expect(v.parse(promoter, value)).toBe(expected);
  });

  it.each([
    ['x'.repeat(128), 'x'.repeat(128)],
    ['x'.repeat(129), ''],
    [undefined, ''],
  ])('an attribution value %j never blocks and reads %j', (value, expected) => {
    expect(v.parse(attributionValue, value)).toBe(expected);
  });
});

describe('the reply of the version list', () => {
  const parse = (value: unknown) => v.parse(calls.versionList.reply, value);
  const version = {
    download_url: '/a.exe',
    download_url_64: '/a64.exe',
    version: '5.1.0',
    online_time: '20261022093000',
    version_type: 1,
    versionName: 'Professional',
  };
  const pc = [version];

  it('§3.22 parses v6 and ignores a missing or malformed system', () => {
    const windows = { desc: 'd', url: 'u', name: 'n', version: 6 };
    const { v6 } = parse({ pc, phone: [], v6: JSON.stringify({ windows, mac_x86: 'junk' }) });
    expect(v6).toEqual({ windows: { ...windows, version: '6' } });
  });

  it.each([['not json'], [null], [undefined], [{ windows: {} }], ['{"windows":{"url":']])(
    'keeps pc and phone when v6 is %j',
    (v6) => {
      const reply = parse({ pc, phone: pc, v6 });
      expect(reply.pc).toHaveLength(1);
      expect(reply.phone).toHaveLength(1);
      expect(reply.v6.windows).toBeUndefined();
    },
  );

  it.each([
    [20251101, '20251101'],
    [null, ''],
    [undefined, ''],
  ])('reads online_time %j as %j', (online_time, expected) => {
    expect(parse({ pc: [{ ...version, online_time }], phone: null, v6: '' }).pc[0]?.online_time).toBe(
      expected,
    );
  });

  it('§3.19 reads every field of a version as text, and its badge as one of four', () => {
    expect(parse({ pc, phone: [{ ...version, version_type: '2' }], v6: '' })).toMatchObject({
      pc,
      phone: [{ ...version, version_type: 2 }],
    });
    const empty = Object.fromEntries(Object.keys(version).map((key) => [key, '']));
    expect(parse({ pc: [{ version_type: 9 }], phone: [], v6: '' }).pc).toEqual([
      { ...empty, version_type: 0 },
    ]);
  });

  it('reads anything that is no list as an empty one', () => {
    expect(parse({ pc: 'x', v6: '' })).toEqual({ pc: [], phone: [], v6: {} });
  });
});
