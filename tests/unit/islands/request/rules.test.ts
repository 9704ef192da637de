import { describe, expect, it } from 'vitest';
import {
  checkRequestField,
  normalizeAnyPhone,
  requestPayload,
  type RequestField,
  type RequestKind,
} from '#islands/request/rules.ts';

describe('§5.14 checkRequestField', () => {
  it.each<[RequestKind, RequestField, string, string]>([
    ['application', 'company_name', '', 'companyName.required'],
    ['application', 'contact', ' ', 'contact.required'],
    ['application', 'phone', '12345', 'phone.america'],
    ['application', 'email', '', 'email.required'],
    ['customize', 'industry', '', 'required'],
    ['appointment', 'name', '', 'personName.required'],
    ['appointment', 'company_name', 'a&b', 'companyName.characters'],
    ['appointment', 'date', '', 'required'],
    ['feedback', 'kind', '', 'required'],
  ])('answers %s.%s "%s" with %s', (kind, field, value, key) => {
    expect(checkRequestField(kind, field, value)?.key).toBe(key);
  });

  it.each<[RequestKind, RequestField, string]>([
    ['application', 'company_name', '泊店 Co.'],
    ['application', 'contact', '李雷'],
    ['application', 'phone', '138 0013 8000'],
    ['application', 'phone', '(212) 555-0105'],
    ['application', 'description', ''],
    ['feedback', 'contact', 'wechat: a_b-1'],
  ])('lets %s.%s "%s" pass', (kind, field, value) => {
    expect(checkRequestField(kind, field, value)).toBeUndefined();
  });
});

it.each([
  ['+86 138-0013-8000', '13800138000'],
  ['+1 212 555 0105', '2125550105'],
  ['(212) 555-0105', '2125550105'],
])('normalizeAnyPhone reads %s as %s', (typed, phone) => {
  expect(normalizeAnyPhone(typed)).toBe(phone);
});

describe('requestPayload', () => {
  it('§3.38 has exactly the fields of its kind, trimmed, names single-spaced', () => {
    const names = { company_name: ' Berth   Network ', contact: ' Jane　Doe ' };
    const typed = {
      ...names,
      phone: '138 0013 8000',
      email: ' a@b.example ',
      description: ' ',
      stray: 'dropped',
    };

    expect(requestPayload('application', typed)).toEqual({
      company_name: 'Berth Network',
      contact: 'Jane Doe',
      phone: '13800138000',
      email: 'a@b.example',
      description: '',
    });
  });

  it('joins the day and the hour of an appointment', () => {
    const jane = { name: 'Jane', phone: '13800138000', company_name: '', description: '' };
    const payload = requestPayload('appointment', { ...jane, date: '2026-12-01', hour: '09:00' });

    expect(payload).toEqual({ ...jane, time: '2026-12-01 09:00' });
  });
});

it.each([
  ['2026-11-21', { key: 'date.tooEarly', variables: { day: '2026-11-22' } }],
  ['2026-11-22', undefined],
])('the day %j of an appointment is answered with %j where 22 November is the first', (day, answer) => {
  expect(checkRequestField('appointment', 'date', day, '2026-11-22')).toEqual(answer);
});
