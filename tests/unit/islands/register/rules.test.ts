import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkRegisterField,
  REGISTER_FIELDS,
  registrationOrigin,
  registrationRequest,
  type RegisterValues,
} from '#islands/register/rules.ts';
import { registerAddRequest } from '#src/api/contract/register.ts';

const nobody = {};
const filled: RegisterValues = {
  area_code: '86',
  phone: '138 0013 8000',
  code: '123 456',
  password: 'harbour7walls',
  user_name: 'harbour2026',
  type: 'company',
  company_name: ' Berth  Network Co. ',
  referral: '',
  agreement: 'on',
};

/** The complaints at each field except the phone's. */
const complaints = (values: RegisterValues) =>
  Object.fromEntries(
    REGISTER_FIELDS.flatMap((field) => {
      const message = checkRegisterField(field, values);
      return message ? [[field, message]] : [];
    }),
  );

describe('the rules of the registration', () => {
  it('§3.37 name every required field of an empty form', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, ''])) as RegisterValues;

    expect(complaints(empty)).toEqual({
      password: { key: 'password.required' },
      user_name: { key: 'userName.required' },
      company_name: { key: 'companyName.required' },
      agreement: { key: 'agreement.unticked' },
    });
  });

  it('refuse an impossible referrer', () => {
    expect(complaints({ ...filled, referral: 'x'.repeat(65) })).toEqual({
      referral: { key: 'referral.correct' },
    });
  });
});

describe('the request of a registration', () => {
  it('has the wire’s form, with attribution', () => {
    const shared = { promoter: 'p1', channel: 'c1', callback: 'cb' };
    const sender = { ...shared, activityId: '618', from: '', utmSource: 'mail' };

    expect(registrationRequest({ ...filled, user_name: ' harbour2026 ', referral: 'Ｒ7 ' }, sender)).toEqual({
      area_code: '86',
      phone: '13800138000',
      code: '123456',
      password: 'harbour7walls',
      user_name: 'harbour2026',
      company_name: 'Berth Network Co.',
      referral: 'R7',
      type: 'company',
      ...shared,
      activity_id: '618',
      from: 'mail',
      utm_source: 'mail',
    });
    expect(registrationRequest(filled, { ...sender, from: 'banner' }).from).toBe('banner');
  });

  it('has no company for a personal account, even if one was typed', () => {
    expect(registrationRequest({ ...filled, type: 'user' }, nobody)).toMatchObject({
      type: 'user',
      company_name: '',
    });
  });

  it.each([
    filled,
    { ...filled, type: 'user', company_name: '' },
    { ...filled, area_code: '1', phone: '+1 (415) 555-2671' },
    { ...filled, password: `~!@#$%^&*()_+\`-={}[]|:'"`, user_name: '泊店跨境电商团队' },
    { ...filled, company_name: 'Berth Network Technology Co. Ltd.' },
  ])('is never refused by the wire contract after the rules let it pass (%#)', (values) => {
    expect(complaints(values)).toEqual({});
    expect(safeParse(registerAddRequest, registrationRequest(values, nobody)).issues).toBeUndefined();
  });
});

it.each([
  ['', 'direct'],
  ['https://site.test/', 'home'],
  ['https://site.test/en', 'home'],
  ['https://site.test/download?promoter=a#b', 'download'],
  ['https://site.test/en/activity/recharge', 'activity/recharge'],
  ['https://site.test/engine', 'engine'],
  ['https://search.example/', 'outside'],
])('registrationOrigin of %j is %s', (referrer, where) => {
  expect(registrationOrigin(referrer, 'https://site.test')).toBe(where);
});
