import { describe, expect, it } from 'vitest';
import { formNames, forms } from '#tests/helpers/forms.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, rowsOn } from '#tests/helpers/test-databases.ts';

const compulsory = formNames
  .flatMap((name) => Object.keys(forms[name]).map((field) => [name, field] as const))
  .filter(([name, field]) => name !== 'appointmentAdd' || field !== 'company_name');

const records = (api: TestApi) => api.db.selectFrom('submissions').selectAll().execute();

describe.each(DATABASE_KINDS)('forms on %s', (kind) => {
  it.each(rowsOn(kind, formNames))('%s is stored as checked, without unknown fields (T20)', async (name) => {
    const api = await apiForTest(kind);
    const form = { ...forms[name], id: 'mine', created_at: 1 };
    const result = await api.call(name, form, { language: 'en' });
    const [record] = await records(api);
    expect(result).toEqual({ ok: true, data: { id: record?.id } });
    expect(record).toMatchObject({ language: 'en', created_at: api.clock.now() });
    const body = JSON.parse(record?.body ?? '') as object;
    expect(body).toMatchObject(forms[name]);
    expect(record?.id).not.toBe('mine');
    expect(body).not.toHaveProperty('id');
  });

  it.each(rowsOn(kind, formNames))(
    '%s sent twice within ten minutes is one record with one id',
    async (name) => {
      const api = await apiForTest(kind);
      const [first, twin] = await Promise.all([api.call(name, forms[name]), api.call(name, forms[name])]);
      api.clock.advance(590);
      const again = await api.call(name, forms[name]);
      expect([twin, again]).toEqual([first, first]);
      expect(await records(api)).toHaveLength(1);
      api.clock.advance(1200);
      expect(await api.call(name, forms[name])).not.toEqual(first);
      expect(await records(api)).toHaveLength(2);
    },
  );

  describe('account cancellation', () => {
    const number = { area_code: '86', phone: '13600000001' } as const;
    async function codeFor(api: TestApi): Promise<string> {
      await api.call('registerPhoneCode', { ...number, purpose: 'cancel' });
      return api.lastCode(`+86${number.phone}`);
    }

    it('is stored after the phone’s code, whose message names its purpose', async () => {
      const api = await apiForTest(kind);
      const code = await codeFor(api);
      const [message] = await api.db.selectFrom('sms_outbox').select('text').execute();
      expect(message?.text).toContain('注销账号');
      expect(await api.call('accountCancel', { ...number, code, reason: '不再使用' })).toEqual({
        ok: true,
        data: { status: 'pending' },
      });
      const [record] = await records(api);
      expect(JSON.parse(record?.body ?? '')).toEqual({ ...number, reason: '不再使用' });
    });

    it('may be sent again after a lost answer, and is one record', async () => {
      const api = await apiForTest(kind);
      const code = await codeFor(api);
      const first = await api.call('accountCancel', { ...number, code, reason: 'x' });
      expect(await api.call('accountCancel', { ...number, code, reason: 'x' })).toEqual(first);
      expect(await api.call('accountCancel', { ...number, code, reason: 'other' })).toMatchObject({
        failure: { ret: 10007 },
      });
      expect(await records(api)).toHaveLength(1);
    });
  });
});

describe('forms', () => {
  it('keep line breaks and tabs', async () => {
    const api = await apiForTest('sqlite');
    await api.call('feedbackAdd', { kind: 'idea', content: 'one\r\ntwo\n\tthree' });
    const [record] = await records(api);
    expect(JSON.parse(record?.body ?? '')).toMatchObject({ content: 'one\r\ntwo\n\tthree' });
  });

  it('are limited for each address, and the same form is still accepted', async () => {
    const api = await apiForTest('sqlite', { LIMIT_FORMS_PER_ADDRESS_HOUR: '3' });
    const send = (content: string) => api.call('feedbackAdd', { kind: 'idea', content });
    for (const content of ['1', '2', '3']) expect((await send(content)).ok).toBe(true);
    expect(await send('4')).toMatchObject({ failure: { ret: 10020, retryAfterSeconds: 3600 } });
    expect((await send('3')).ok).toBe(true);
  });
});

describe('fields of forms', () => {
  it.each(['2026-11-31 10:00', '2027-02-29'])(
    'an appointment on %s, which no calendar has, is refused',
    async (time) => {
      const api = await apiForTest('sqlite');
      const answer = await api.call('appointmentAdd', { ...forms.appointmentAdd, time });
      expect(answer).toMatchObject({ failure: { ret: 10030, field: 'time' } });
    },
  );

  it.each(compulsory)('§8.26 %s without %s is refused by that field’s name', async (name, field) => {
    const api = await apiForTest('sqlite');
    const { [field]: _left, ...rest } = forms[name] as Record<string, unknown>;
    const ret = field === 'phone' ? { ret: 10014 } : { ret: 10030, field };
    expect(await api.call(name, rest as never)).toMatchObject({
      ok: false,
      failure: { kind: 'ret', ...ret },
    });
    expect(await records(api)).toEqual([]);
  });

  it.each([
    ['customizeAdd', 'industry'],
    ['customizeAdd', 'website'],
    ['appointmentAdd', 'description'],
    ['appointmentAdd', 'time'],
    ['feedbackAdd', 'kind'],
    ['feedbackAdd', 'content'],
    ['feedbackAdd', 'contact'],
    ['customerServiceMessage', 'name'],
    ['customerServiceMessage', 'content'],
  ] as const)('%s with a control character in %s is refused by that field’s name', async (name, field) => {
    const api = await apiForTest('sqlite');
    // A date may have a remark in brackets.
    const form = { ...forms[name], [field]: field === 'time' ? '2026-12-01 (\u001b)' : 'a\u001b[2Jb' };
    expect(await api.call(name, form as never)).toMatchObject({ failure: { ret: 10030, field } });
    expect(await records(api)).toEqual([]);
  });
});
