/** What was read may have changed before the write: each of these is decided in one step. */
import { describe, expect, it } from 'vitest';
import { createCodes } from '#server/accounts/codes.ts';
import { addMember } from '#server/accounts/users.ts';
import { findInvitation, takeInvitation } from '#server/accounts/invitations.ts';
import { deleteAccount } from '#server/commands/delete-account.ts';
import { readSampleInvitations, seedInvitations } from '#server/dev/samples.ts';
import { OAuthError } from '#server/oauth/provider.ts';
import { SmsError } from '#server/sms/sender.ts';
import { createSubmissions } from '#server/submissions/submissions.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { codeFor, nextNumber, refusal, register } from '#tests/helpers/new-account.ts';
import { openAccount, verifier } from '#tests/helpers/account-page.ts';
import { apiForTest, ORIGIN, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, databaseForTest, untilSomebodyWaits } from '#tests/helpers/test-databases.ts';

const number = nextNumber();
const timesOf = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each(DATABASE_KINDS)('at once on %s', (kind) => {
  describe('sign-in codes of a slow provider', () => {
    const payload = (code: string) => ({
      code,
      state: 's',
      redirect: `${ORIGIN}/oauth`,
      code_verifier: verifier,
    });
    const exchangeAt = (api: TestApi, code: string, from?: string) =>
      api.call('oauthExchange', payload(code), from === undefined ? {} : { from });
    /** Accepts each code but `guess`; answers only after so many requests. */
    async function slowProvider(together: number) {
      const asked: string[] = [];
      const all = Promise.withResolvers<undefined>();
      const exchange = async ({ code }: { code: string }) => {
        if (asked.push(code) === together) all.resolve(undefined);
        await all.promise;
        if (code === 'down') throw new OAuthError('The provider did not answer.');
        return code === 'guess' ? undefined : { userName: code };
      };
      return { api: await apiForTest(kind, {}, { oauth: { exchange } }), asked };
    }

    it('forty wrong ones of an address at once get no more tries than in a row: twenty', async () => {
      const { api, asked } = await slowProvider(20);
      const results = await timesOf(40, () => exchangeAt(api, 'guess'));
      expect(asked).toHaveLength(20);
      const ends = results.map((result) => !result.ok && result.failure.kind === 'ret' && result.failure.ret);
      expect(ends.toSorted()).toEqual([...Array<number>(20).fill(10020), ...Array<number>(20).fill(10021)]);
      expect(await exchangeAt(api, 'guess', '198.51.100.9')).toMatchObject(refusal(10021));
    });

    it('an office that signs in together succeeds, and nothing is counted', async () => {
      const { api } = await slowProvider(20);
      const results = await timesOf(30, (index) => exchangeAt(api, `person ${index}`));
      expect(results.filter((result) => result.ok)).toHaveLength(30);
      expect(await api.db.selectFrom('rate_events').selectAll().execute()).toEqual([]);
    });

    it('a failing provider is 502 and not counted, beside tries that are', async () => {
      const { api } = await slowProvider(3);
      const [, down] = await timesOf(3, (index) => exchangeAt(api, index === 1 ? 'down' : 'guess'));
      expect(down).toEqual({ ok: false, failure: { kind: 'http', status: 502 } });
      expect(await api.db.selectFrom('rate_events').selectAll().execute()).toHaveLength(2);
    });
  });

  it('a code that is valid for several purposes is used for one of them', async () => {
    const api = await apiForTest(kind);
    const code = await codeFor(api, number);
    const results = await Promise.all([
      register(api, number, code),
      api.call('accountCancel', { ...number, code, reason: 'a' }),
      api.call('accountCancel', { ...number, code, reason: 'b' }),
    ]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results) if (!result.ok) expect(result).toMatchObject(refusal(10007));
    const users = await api.db.selectFrom('users').select('id').execute();
    const wishes = await api.db.selectFrom('submissions').select('id').execute();
    expect(users.length + wishes.length).toBe(1);
  });

  it('a code that is replaced after its check has no effect, and the newer one is valid', async () => {
    const db = await databaseForTest(kind);
    const codes = createCodes(db, createFakeClock(), (...parts) => parts.join('|'));
    const subject = { purpose: 'register', areaCode: '86', phone: number.phone } as const;
    const spend = (code: string) =>
      db.transaction().execute((transaction) => codes.consume(transaction, subject, code));
    const first = await codes.issue(subject, '198.51.100.1');
    expect(await codes.verify(subject, first, '198.51.100.1')).toBe('right');
    let second = first;
    while (second === first) second = await codes.issue(subject, '198.51.100.1');
    expect(await spend(first)).toBe(false);
    expect(await timesOf(5, () => spend(second))).toEqual(expect.arrayContaining([true, false]));
    expect(await codes.verify(subject, second, '198.51.100.1')).toBe('used');
  });

  it('a failed message revokes its own code, not the one that was sent meanwhile', async () => {
    const fails = Promise.withResolvers<undefined>();
    let sent = 0;
    const codes: string[] = [];
    const send = async ({ code }: { code: string }) => {
      codes.push(code);
      if (sent++ > 0) return;
      await fails.promise;
      throw new SmsError('no gateway');
    };
    const api = await apiForTest(kind, {}, { sms: { send } });
    const first = api.call('registerPhoneCode', number, { from: '198.51.100.1' });
    while (sent === 0) await new Promise(setImmediate);
    expect((await api.call('registerPhoneCode', number, { from: '198.51.100.2' })).ok).toBe(true);
    fails.resolve(undefined);
    expect(await first).toMatchObject({ failure: { status: 502 } });
    const settings = { from: '198.51.100.2' };
    expect(await register(api, number, codes[1] ?? '', {}, settings)).toMatchObject({ ok: true });
  });

  it('the same form at the end of ten minutes and at the start of the next is one record', async () => {
    const db = await databaseForTest(kind);
    const clock = createFakeClock();
    const hash = (...parts: readonly string[]) => parts.join('|');
    const deliveries = { enqueue: () => Promise.resolve(), wake: () => undefined };
    const submissions = createSubmissions({ db, clock, hash, deliveries });
    clock.advance(600 - (Math.floor(clock.now() / 1000) % 600) - 1);
    const record = () =>
      db
        .transaction()
        .execute((transaction) =>
          submissions.record(transaction, { kind: 'feedback', body: { content: 'a' }, language: 'zh' }),
        );
    const first = await record();
    clock.advance(1);
    expect(await record()).toBe(first);
    clock.advance(600);
    expect(await record()).not.toBe(first);
  });

  describe('joining a company', () => {
    const token = 'sample-open-joins-at-once';
    async function invited() {
      const api = await apiForTest(kind);
      await seedInvitations(api, readSampleInvitations('server/seed'));
      await api.call('invitePhoneCode', { ...number, token });
      return { api, code: await api.lastCode(`+86${number.phone}`) };
    }
    it('with an account that is closed at the same moment gets a new one', async () => {
      const { api, code } = await invited();
      const userId = await openAccount(api.db, null, { phone: number.phone });
      const closing = Promise.withResolvers<undefined>();
      const closed = api.db.transaction().execute(async (transaction) => {
        await deleteAccount(transaction, userId, false);
        await closing.promise;
      });
      const joining = api.call('inviteAdd', { token, ...number, code, name: '王小明' });
      await untilSomebodyWaits(kind, api.db);
      closing.resolve(undefined);
      await closed;
      expect(await joining).toMatchObject({ ok: true });
      const members = await api.db
        .selectFrom('members')
        .innerJoin('users', 'users.id', 'members.user_id')
        .select('user_id')
        .where('users.phone', '=', number.phone)
        .execute();
      expect(members).toHaveLength(1);
      expect(members[0]?.user_id).not.toBe(userId);
    });

    it('that is closed at the same moment prevents the closing', async () => {
      const { api } = await invited();
      const { db, clock } = api;
      const boss = { phone: '13700000001', type: 'company', company_name: 'led' } as const;
      const bossId = await openAccount(db, null, boss);
      const staffId = await openAccount(db, null, { phone: '13700000002' });
      const { company_id } = await db
        .selectFrom('members')
        .select('company_id')
        .where('user_id', '=', bossId)
        .executeTakeFirstOrThrow();
      await db.updateTable('invitations').set({ company_id }).execute();
      const invitation = await findInvitation(api, token);
      if (!invitation) throw new Error('The sample is there.');
      const [taken, deciding] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      const joined = db.transaction().execute(async (transaction) => {
        await takeInvitation(transaction, invitation);
        await addMember(transaction, {
          company_id,
          user_id: staffId,
          role: 'employee',
          state: 'active',
          created_at: clock.now(),
        });
        taken.resolve(undefined);
        await deciding.promise;
      });
      await taken.promise;
      const closing = db
        .transaction()
        .execute((transaction) => deleteAccount(transaction, bossId, false))
        .then(
          () => 'closed',
          (error: unknown) => String(error),
        );
      await untilSomebodyWaits(kind, db);
      deciding.resolve(undefined);
      await joined;
      expect(await closing).toContain('--with-company');
      expect(
        await db.selectFrom('members').selectAll().where('company_id', '=', company_id).execute(),
      ).toHaveLength(2);
    });
  });
});
