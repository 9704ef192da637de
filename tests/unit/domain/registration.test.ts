import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { registerAddRequest } from '#src/api/contract/register.ts';
import {
  checkRegisterField,
  REGISTER_DRAFT_FIELDS,
  REGISTER_FIELDS,
  registrationRequest,
  type RegisterValues,
} from '#src/domain/registration.ts';

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

/** What the form would say at each of its fields. */
const complaints = (values: RegisterValues) =>
  Object.fromEntries(
    REGISTER_FIELDS.flatMap((field) => {
      const message = checkRegisterField(field, values);
      return message ? [[field, message]] : [];
    }),
  );

describe('checkRegisterField', () => {
  it('has nothing against a filled form', () => {
    expect(complaints(filled)).toEqual({});
  });

  it('§3.37 names every compulsory entry of an empty form', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, ''])) as RegisterValues;

    expect(complaints(empty)).toEqual({
      phone: { key: 'phone.required' },
      code: { key: 'code.required' },
      password: { key: 'password.required' },
      user_name: { key: 'userName.required' },
      company_name: { key: 'companyName.required' },
      agreement: { key: 'agreement.unticked' },
    });
  });

  it('judges the phone by its area', () => {
    expect(complaints({ ...filled, area_code: '1' })).toEqual({ phone: { key: 'phone.america' } });
    expect(complaints({ ...filled, area_code: '1', phone: '4155552671' })).toEqual({});
  });

  it('asks no company of a personal account', () => {
    expect(complaints({ ...filled, type: 'user', company_name: '' })).toEqual({});
  });

  it('refuses a referrer that no referrer can be', () => {
    expect(complaints({ ...filled, referral: 'x'.repeat(65) })).toEqual({
      referral: { key: 'referral.correct' },
    });
  });
});

describe('registrationRequest', () => {
  it('sends entries in the form of the wire', () => {
    expect(registrationRequest({ ...filled, referral: ' R7 ' }, nobody)).toEqual({
      area_code: '86',
      phone: '13800138000',
      code: '123456',
      password: 'harbour7walls',
      user_name: 'harbour2026',
      company_name: 'Berth Network Co.',
      referral: 'R7',
      type: 'company',
      promoter: '',
      channel: '',
      callback: '',
      activity_id: '',
      from: '',
    });
  });

  it('never sends the company of a personal account', () => {
    expect(registrationRequest({ ...filled, type: 'user' }, nobody)).toMatchObject({
      type: 'user',
      company_name: '',
    });
  });

  it('carries who sent the visitor', () => {
    const sent = {
      promoter: 'p1',
      channel: 'c1',
      callback: 'cb',
      activityId: '618',
      from: '',
      utmSource: 'mail',
    };

    expect(registrationRequest(filled, sent)).toMatchObject({
      promoter: 'p1',
      channel: 'c1',
      callback: 'cb',
      activity_id: '618',
      from: 'mail',
    });
    expect(registrationRequest(filled, { ...sent, from: 'banner' }).from).toBe('banner');
  });

  it.each([
    filled,
    { ...filled, type: 'user', company_name: '' },
    { ...filled, area_code: '1', phone: '+1 (415) 555-2671' },
    { ...filled, password: `~!@#$%^&*()_+\`-={}[]|:'"`, user_name: '泊店跨境电商团队' },
    { ...filled, company_name: 'Berth Network Technology Co. Ltd.' },
    { ...filled, referral: 'x'.repeat(64) },
  ])('is never refused by the wire contract after the check let it pass (%#)', (values) => {
    expect(complaints(values)).toEqual({});
    expect(safeParse(registerAddRequest, registrationRequest(values, nobody)).issues).toBeUndefined();
  });
});

describe('REGISTER_DRAFT_FIELDS', () => {
  it.each(['password', 'code', 'agreement'])('leaves %s out', (field) => {
    expect(REGISTER_DRAFT_FIELDS).not.toContain(field);
  });
});
