/** The site's own account service: sign-in, what it reveals, and its redirects. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, MAX_RUNNING } from '#server/accounts/passwords.ts';
import { setPassword } from '#server/accounts/users.ts';
import { deleteAccount } from '#server/commands/delete-account.ts';
import { SmsError } from '#server/sms/sender.ts';
import {
  ACCOUNT,
  allow,
  byCode,
  byPassword,
  openAccount,
  post,
  request,
} from '#tests/helpers/account-page.ts';
import { refusal } from '#tests/helpers/new-account.ts';
import { apiForTest, ORIGIN, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, rowsOn } from '#tests/helpers/test-databases.ts';

const { password: PASSWORD, phone: NUMBER } = ACCOUNT;

describe.each(DATABASE_KINDS)('signing in to an account of the site on %s', (kind) => {
  it.each(rowsOn(kind, ['韩梅梅2026', NUMBER, `+86${NUMBER}`, '138 1234 5678']))(
    'accepts %s with the password, and gives the site the name once, to the holder of the verifier',
    async (account) => {
      const api = await apiForTest(kind);
      await openAccount(api.db);
      const { ticket, text } = await byPassword(api, account);
      expect(text).toContain('韩梅梅2026');
      const { target, exchange } = await allow(api, ticket);
      expect(`${target?.origin ?? ''}${target?.pathname ?? ''}`).toBe(request.redirect_uri);
      expect(target?.searchParams.get('state')).toBe('state-1');
      expect(await exchange({ code_verifier: 'x'.repeat(43) })).toMatchObject(refusal(10021));
      expect(await exchange({ redirect: `${ORIGIN}/elsewhere` })).toMatchObject(refusal(10021));
      expect(await exchange()).toMatchObject({ ok: true, data: { user_name: '韩梅梅2026' } });
      expect(await exchange()).toMatchObject(refusal(10021));
    },
  );

  it('accepts a name in either spelling of its accents', async () => {
    const api = await apiForTest(kind);
    await openAccount(api.db, PASSWORD, { user_name: 'Nguyễn Văn'.normalize('NFD') });
    for (const form of ['NFC', 'NFD'])
      expect((await byPassword(api, 'Nguyễn Văn'.normalize(form))).ticket).not.toBe('');
  });

  it('treats a name with a NUL as wrong', async () => {
    const api = await apiForTest(kind);
    expect(await byPassword(api, 'nobody\0')).toMatchObject({ status: 200, ticket: '' });
  });

  it('accepts a code once, and names a missing account', async () => {
    const api = await apiForTest(kind);
    expect((await byCode(api)).text).toContain('This number has no account yet.');
    await openAccount(api.db, null);
    api.clock.advance(61);
    expect((await byCode(api)).ticket).not.toBe('');
    const code = await api.lastCode(`+86${NUMBER}`);
    expect((await post(api, { act: 'code', area_code: '86', phone: NUMBER, code })).ticket).toBe('');
  });

  it('accepts neither password, ticket nor code of a closed account', async () => {
    const api = await apiForTest(kind);
    const id = await openAccount(api.db);
    const { ticket } = await byPassword(api, NUMBER);
    const { exchange } = await allow(api, ticket);
    await api.db.transaction().execute((transaction) => deleteAccount(transaction, id, false));
    expect(await exchange()).toMatchObject(refusal(10021));
    expect((await allow(api, ticket)).target).toBeUndefined();
    expect((await byPassword(api, NUMBER)).ticket).toBe('');
  });
});

describe('signing in to an account of the site', () => {
  it('gives the same answer for a wrong password, an unknown account, and one without a password', async () => {
    const api = await apiForTest('sqlite');
    await openAccount(api.db, null);
    const pages = await Promise.all(
      [NUMBER, '13900000000', 'nobody'].map(async (account) => {
        const { text, status } = await byPassword(api, account, 'wrong-password');
        return [status, text.replaceAll(account, '')];
      }),
    );
    expect(pages[1]).toEqual(pages[0]);
    expect(pages[2]).toEqual(pages[0]);
    expect(pages[0]?.[1]).toContain('role="alert"');
  });

  it('ends a ticket after ten minutes and a code after one, and refuses forged ones', async () => {
    const api = await apiForTest('sqlite');
    const id = await openAccount(api.db);
    const { ticket } = await byPassword(api, NUMBER);
    const { exchange } = await allow(api, ticket);
    api.clock.advance(60);
    expect(await exchange()).toMatchObject(refusal(10021));
    expect((await allow(api, ticket.replace('password', 'code'))).target).toBeUndefined();
    api.clock.advance(540);
    expect((await allow(api, ticket)).text).toContain('More than 10 minutes');
    expect(await api.oauth.readTicket(`${id}.code.9999999999999.00`)).toBeUndefined();
  });

  it('sends a code in the same way to numbers with and without an account', async () => {
    const api = await apiForTest('sqlite');
    await openAccount(api.db);
    const asked = (phone: string) => api.call('accountSignInCode', { area_code: '86', phone });
    expect(await asked('13900000000')).toEqual(await asked(NUMBER));
  });

  it('prefers a number to a user name that looks like it', async () => {
    const api = await apiForTest('sqlite');
    await openAccount(api.db, 'Other-light-1', { phone: '13700000000', user_name: NUMBER });
    await openAccount(api.db);
    expect((await byPassword(api, NUMBER)).text).toContain(ACCOUNT.userName);
  });

  it('refuses passwords after ten wrong ones from anywhere, with or without an account; a code signs in', async () => {
    const api = await apiForTest('sqlite');
    await openAccount(api.db);
    for (const number of [NUMBER, '13900000000']) {
      for (let tries = 0; tries < 10; tries++)
        await byPassword(api, `${tries % 2 ? '+86' : ''}${number}`, 'wrong-password', `198.51.100.${tries}`);
      const { text, ticket } = await byPassword(api, number, PASSWORD, '198.51.100.77');
      expect([ticket, text.includes('Too many attempts')]).toEqual(['', true]);
    }
    expect((await byCode(api)).ticket).not.toBe('');
  });

  it('allows a new password only after a sign-in by code, on the page and by the API', async () => {
    const api = await apiForTest('sqlite');
    await openAccount(api.db);
    const withPassword = await byPassword(api, NUMBER);
    await allow(api, withPassword.ticket, { new_password: 'Another-light-8' });
    expect((await byPassword(api, NUMBER)).ticket).not.toBe('');
    const withCode = await byCode(api);
    const pressedTwice = await post(api, { act: 'send', area_code: '86', phone: NUMBER });
    expect(pressedTwice.text).toContain('If you have just asked for one, it is on its way.');
    expect((await allow(api, withCode.ticket, { new_password: 'short' })).text).toContain('6 to 24');
    await allow(api, withCode.ticket, { new_password: 'Another-light-8' });
    expect((await byPassword(api, NUMBER)).ticket).toBe('');
    expect((await byPassword(api, NUMBER, 'Another-light-8')).ticket).not.toBe('');
    const payload = { grant: withCode.ticket, password: 'Third-light-9' };
    expect(await api.call('accountPassword', payload)).toMatchObject({ ok: true });
    expect(await api.call('accountPassword', { ...payload, grant: withPassword.ticket })).toMatchObject({
      ok: false,
    });
    expect((await byPassword(api, NUMBER, 'Third-light-9')).ticket).not.toBe('');
  });
});

it('an account’s passwords are set one after the other, so that others can sign in meanwhile', async () => {
  const api = await apiForTest('sqlite');
  const id = await openAccount(api.db);
  let done = 0;
  const changes = Array.from({ length: 20 * MAX_RUNNING }, () =>
    setPassword(api.db, id, 'Another-light-8').then(() => done++),
  );
  await hashPassword(PASSWORD);
  expect(done).toBeLessThan(5);
  await Promise.all(changes);
});

describe('the page of the account service', () => {
  const ask = async (api: TestApi, changes: Record<string, string> = {}) =>
    api.request(`/account/authorize?${new URLSearchParams({ ...request, ...changes }).toString()}`);

  it('is in the language of the page that asks, and runs and loads nothing', async () => {
    const api = await apiForTest('sqlite');
    const english = await ask(api);
    const text = await english.text();
    expect(text).toContain('<html lang="en">');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(english.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'`,
    );
    expect(await (await ask(api, { redirect_uri: `${ORIGIN}/oauth` })).text()).toContain(
      '<html lang="zh-CN">',
    );
  });

  it('keeps the typed values except password and code, and prints them as text', async () => {
    const api = await apiForTest('sqlite');
    const { text } = await byPassword(api, '"><script>', 'secret-password');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(text).not.toContain('secret-password');
  });

  it('says that a code could not be sent', async () => {
    const send = () => Promise.reject(new SmsError('no gateway'));
    const api = await apiForTest('sqlite', {}, { sms: { send } });
    const { status, text } = await post(api, { act: 'send', area_code: '86', phone: NUMBER });
    expect([status, text.includes(`value="${NUMBER}"`)]).toEqual([502, true]);
    expect(text).toContain('That didn’t work just now.');
  });

  it('tells the site about a refusal', async () => {
    const { to } = await post(await apiForTest('sqlite'), { act: 'refuse' });
    expect(Object.fromEntries(new URL(to ?? '').searchParams)).toEqual({
      error: 'access_denied',
      state: 'state-1',
    });
  });

  it.each([
    { response_type: 'token' },
    { code_challenge_method: 'plain' },
    { code_challenge: '' },
    { state: '' },
  ])('redirects back for a request with %j', async (changes) => {
    const response = await ask(await apiForTest('sqlite'), changes);
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    { client_id: 'somebody-else' },
    { redirect_uri: 'https://evil.example/oauth' },
    { redirect_uri: `${ORIGIN}.evil.example/oauth` },
    { redirect_uri: `${ORIGIN}/en/faq` },
    { redirect_uri: `${ORIGIN}/oauth?next=/` },
    { redirect_uri: '/oauth' },
  ])('does not redirect for %j', async (changes) => {
    const api = await apiForTest('sqlite');
    const response = await ask(api, changes);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(await post(api, { ...changes, act: 'refuse' })).toMatchObject({ status: 400, to: null });
  });

  it('reads no more than the size of a form', async () => {
    const api = await apiForTest('sqlite');
    expect(await post(api, { act: 'password', account: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
  });

  it('refuses requests from a page of another site', async () => {
    const api = await apiForTest('sqlite');
    expect(await post(api, { act: 'refuse' }, undefined, 'https://evil.example')).toMatchObject({
      status: 400,
      to: null,
    });
  });
});
