import { describe, expect, it } from 'vitest';
import { insertMadeUp } from '#tests/helpers/made-up-rows.ts';
import { operatorFor, type CommandResult, type Operator } from '#tests/helpers/operator.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const PHONE = { area_code: '86', phone: '13600000001' } as const;

async function makeInvitation(operator: Operator, ...more: string[]): Promise<string> {
  const { code, out, err } = await operator.run(
    'invitations',
    'make',
    '--company',
    '示例贸易',
    '--new-company',
    '--inviter',
    '陈主管',
    ...more,
  );
  expect([code, err]).toEqual([0, '']);
  const [, page = '', token = ''] = /^https:\/\/www\.shop\.test\/(\w+)\?token=([\w-]+)$/m.exec(out) ?? [];
  expect(page).toBe(more.includes('--for') ? 'teaminvited' : 'staffregister');
  expect(out).toContain(`https://www.shop.test/en/${page}?token=${token}\n`);
  return token;
}

/** Makes another invitation to the existing company. @returns its token */
async function inviteAgain(operator: Operator): Promise<string> {
  const { out } = await operator.run('invitations', 'make', '--company', '示例贸易', '--inviter', '陈主管');
  return /token=([\w-]+)/.exec(out)?.[1] ?? '';
}

/** Joins like a visitor, with the pages' own calls. */
async function join(operator: Operator, token: string, phone: string = PHONE.phone): Promise<unknown> {
  const number = { area_code: '86', phone } as const;
  operator.clock.advance(1); // makes this code the newest
  expect((await operator.call('invitePhoneCode', { ...number, token })).ok).toBe(true);
  const code = await operator.lastCode();
  return operator.call('inviteAdd', { ...number, token, code, name: '李雷' });
}

async function askToClose(operator: Operator): Promise<string> {
  operator.clock.advance(61);
  await operator.call('registerPhoneCode', { ...PHONE, purpose: 'cancel' });
  const code = await operator.lastCode();
  expect(await operator.call('accountCancel', { ...PHONE, code, reason: '不再使用' })).toMatchObject({
    ok: true,
  });
  const row = await operator.db
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', 'cancel')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

const idIn = ({ out }: CommandResult): string => out.split('\n')[1]?.split(' ')[0] ?? '';
const audited = async ({ db }: Operator) =>
  await db
    .selectFrom('audit_records')
    .select(['actor', 'action', 'subject'])
    .orderBy('at')
    .orderBy('id')
    .execute();

describe.each(DATABASE_KINDS)('operators’ commands on %s', (kind) => {
  it('list people who wait to join, and make them members, which their invitation then shows', async () => {
    const operator = await operatorFor(kind);
    const token = await makeInvitation(operator, '--needs-consent');
    expect(await join(operator, token)).toEqual({ ok: true, data: { status: '1' } });
    expect(await operator.call('inviteTokenStatus', { token })).toMatchObject({ data: { status: '1' } });
    const list = await operator.run('joins');
    expect(list.out).toContain('+86 13600000001');
    expect(list.out).toContain('示例贸易');
    const id = idIn(list);
    const approved = await operator.run('joins', 'approve', id);
    expect(approved).toMatchObject({ code: 0, out: `${id} is a member now.\n`, err: '' });
    expect(await operator.call('inviteTokenStatus', { token })).toMatchObject({ data: { status: '4' } });
    const members = await operator.db.selectFrom('members').select('state').execute();
    expect(members).toEqual([{ state: 'active' }]);
    expect((await operator.run('joins')).out).toBe('Nobody waits to join.\n');
    expect(await audited(operator)).toContainEqual({ actor: 'anna', action: 'join.approve', subject: id });
    expect(JSON.parse(approved.log)).toMatchObject({ actor: 'anna', action: 'join.approve', subject: id });
    expect(approved.log).not.toContain('13600000001');
  });

  it('close an account with its own company, and the phone may register again', async () => {
    const operator = await operatorFor(kind);
    await operator.register(PHONE.phone, { type: 'company', company_name: '泊店' });
    const id = await askToClose(operator);
    const list = await operator.run('cancellations');
    expect(idIn(list)).toBe(id);
    expect(list.out).toContain('不再使用');
    const closed = await operator.run('cancellations', 'close', id);
    expect(closed).toMatchObject({ code: 0, out: `${id}: the account is closed.\n` });
    for (const table of ['users', 'members', 'companies'] as const) {
      expect(await operator.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await operator.run('cancellations')).out).toBe('No request to close an account is open.\n');
    expect(await audited(operator)).toContainEqual({
      actor: 'anna',
      action: 'cancellation.close',
      subject: id,
    });
    const printed = JSON.parse((await operator.run('submissions', '--format', 'json')).out) as object[];
    expect(printed[0]).toMatchObject({ outcome: 'closed', handled_at: expect.any(String) as string });
    operator.clock.advance(61);
    await operator.register(PHONE.phone);
  });

  it('make one invitation for many: each applies, a refusal frees the place, and it shows when it is full or over', async () => {
    const operator = await operatorFor(kind);
    const token = await makeInvitation(operator, '--for', '2', '--needs-consent', '--days', '3');
    const status = async () => {
      const reply = await operator.call('inviteTokenStatus', { token });
      return reply.ok && reply.data.status;
    };
    const waiting = { ok: true, data: { status: '1' } };
    expect(await status()).toBe('3');
    expect(await join(operator, token, '13600000001')).toEqual(waiting);
    expect(await join(operator, token, '13600000002')).toEqual(waiting);
    expect(await status()).toBe('full');
    expect((await operator.run('invitations')).out).toContain('2 of 2 people');
    const late = { area_code: '86', phone: '13600000003', token } as const;
    expect(await operator.call('invitePhoneCode', late)).toMatchObject({ failure: { ret: 10021 } });
    const applied = (await operator.run('joins')).out
      .split('\n')
      .flatMap((line) => /^\S+:\S+/.exec(line) ?? []);
    await operator.run('joins', 'refuse', applied[0] ?? '');
    await operator.run('joins', 'approve', applied[1] ?? '');
    expect(await status()).toBe('3');
    expect(await join(operator, token, '13600000003')).toEqual(waiting);
    operator.clock.advance(3 * 86_400);
    expect(await status()).toBe('over');
    expect(await operator.call('invitePhoneCode', late)).toMatchObject({ failure: { ret: 10021 } });
  });

  it('list events whose delivery was set aside, and reopen them', async () => {
    const operator = await operatorFor(kind);
    expect((await operator.run('deliveries')).out).toBe('There are no events yet.\n');
    await operator.call('feedbackAdd', { kind: 'bug', content: 'x' });
    const { id } = await operator.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
    const aside = { submission_id: id, state: 'set aside', last_problem: 'answered 422' };
    await insertMadeUp(operator.db, 'deliveries', aside);
    expect((await operator.run('deliveries')).out).toContain('answered 422');
    expect((await operator.run('deliveries', 'again', id)).code).toBe(0);
    const row = await operator.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'open', refusals: 0, settled_at: null });
    expect((await operator.run('deliveries', 'again', id)).err).toContain('was set aside:');
  });
});

describe('operators’ commands', () => {
  it('answer invalid arguments with instructions, change nothing and write no record', async () => {
    const operator = await operatorFor('sqlite');
    const make = (...args: string[]) => ['invitations', 'make', '--company', 'X', ...args];
    const makeNew = (...args: string[]) => make('--new-company', '--inviter', '陈', ...args);
    const submissions = (...args: string[]) => ['submissions', ...args];
    const cases: [args: string[], advice: string][] = [
      [['joins', 'approve'], 'approve needs an id: `npm run operate -- joins`'],
      [['joins', 'approve', 'x:y'], 'Nobody with the id "x:y" waits'],
      [['joins', 'accept', 'x'], 'choose approve or refuse'],
      [['joins', 'approve', 'x', '--force'], '--help lists the options'],
      [['cancellations', 'close'], 'close needs an id: `npm run operate -- cancellations`'],
      [['cancellations', 'delete', 'x'], 'choose close or refuse'],
      [['invitations', 'make', '--inviter', '陈'], '--company is missing'],
      [make(), '--inviter is missing'],
      [make('--inviter', '陈'), 'add --new-company'],
      [make('--new-company', '--inviter', '<b>'), '--inviter "<b>" does not pass'],
      [makeNew('--days', '91'), '--days has to be'],
      [makeNew('--phone', '139'), 'belong together'],
      [makeNew('--area', '86', '--phone', '139'), '11 digits'],
      [make('--inviter', '陈', '--for', '1'), '--for'],
      [
        make('--inviter', '陈', '--for', '9', '--name', '李雷'),
        '--for makes an invitation for several people',
      ],
      [['invitations', 'make', 'X'], 'make takes options only'],
      [['invitations', 'revoke', '%'], 'No open invitation has the id "%"'],
      [['invitations', 'delete'], 'choose make or revoke'],
      [['deliveries', 'again', 'x'], 'No event with the id "x" was set aside'],
      [['audit', 'x'], 'audit takes no further arguments'],
      [['audit', '--limit', '0'], '--limit has to be'],
      [submissions('--kind', 'applications'), 'choose application, customize, appointment, feedback,'],
      [submissions('--from', '2026-02-01', '--to', '2026-01-01'), '--to has to be later than --from'],
      [submissions('--format', 'xml'), 'choose csv, json'],
      [submissions('--limit', 'ten'), '--limit has to be a whole number from 1'],
      [submissions('application'), '--kind application?'],
      [submissions('--since'), '--help lists the options'],
      [submissions('--out', 'no-such-folder/x.csv'), 'choose a file in a folder that you may write to'],
      [['person'], 'Name the person'],
      [['person', '--phone', 'x'], '--phone has to be digits'],
      [['person', '--email', 'x'], '--email has to be'],
      [['person', '--anonymous-id', 'x'], '--anonymous-id has to be'],
      [['person', 'export', '--phone', '13800000001'], 'export needs a file'],
      [['person', 'remove', '--phone', '13800000001'], 'choose export or erase'],
    ];
    for (const [args, advice] of cases) {
      const { code, out, err } = await operator.run(...args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(err).toContain(advice);
    }
    expect(await operator.db.selectFrom('companies').selectAll().execute()).toEqual([]);
    expect(await audited(operator)).toEqual([]);
  });

  it('refuse a person: no member, and an invalid invitation; a new one works', async () => {
    const operator = await operatorFor('sqlite');
    const token = await makeInvitation(operator, '--needs-consent');
    await join(operator, token);
    const id = idIn(await operator.run('joins'));
    expect((await operator.run('joins', 'refuse', id)).code).toBe(0);
    expect(await operator.call('inviteTokenStatus', { token })).toMatchObject({ failure: { ret: 10021 } });
    expect(await operator.db.selectFrom('members').selectAll().execute()).toEqual([]);
    operator.clock.advance(61);
    const another = await inviteAgain(operator);
    expect(await join(operator, another)).toEqual({ ok: true, data: { status: '4' } });
  });

  it('ask before they close a company with other members', async () => {
    const operator = await operatorFor('sqlite');
    await operator.register(PHONE.phone, { type: 'company', company_name: '示例贸易' });
    const token = await inviteAgain(operator);
    expect(await join(operator, token, '13600000002')).toMatchObject({ ok: true });
    const id = await askToClose(operator);
    const asked = await operator.run('cancellations', 'close', id);
    expect(asked.code).toBe(2);
    expect(asked.err).toContain('1 other member: add --with-company');
    expect(await operator.db.selectFrom('users').select('id').execute()).toHaveLength(2);
    expect((await operator.run('cancellations')).out).toContain(id);
    expect((await operator.run('cancellations', 'close', id, '--with-company')).code).toBe(0);
    expect(await operator.db.selectFrom('companies').selectAll().execute()).toEqual([]);
    expect(await operator.db.selectFrom('users').select('phone').execute()).toEqual([
      { phone: '13600000002' },
    ]);
  });

  it('keep the account where the request is refused, and say where there was none', async () => {
    const operator = await operatorFor('sqlite');
    const none = await askToClose(operator);
    expect((await operator.run('cancellations', 'close', none)).out).toContain('this phone has no account');
    operator.clock.advance(61);
    await operator.register(PHONE.phone);
    operator.clock.advance(600);
    const id = await askToClose(operator);
    expect((await operator.run('cancellations', 'refuse', id)).code).toBe(0);
    expect(await operator.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    const again = await operator.run('cancellations', 'close', id);
    expect(again.err).toContain(`No open request has the id "${id}"`);
  });

  it('keep an account that was opened after the request', async () => {
    const operator = await operatorFor('sqlite');
    const id = await askToClose(operator);
    operator.clock.advance(61);
    await operator.register(PHONE.phone);
    const { code, err } = await operator.run('cancellations', 'close', id);
    expect(code).toBe(2);
    expect(err).toContain('opened after the request');
    expect(await operator.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('make an invitation out to a person, which the page shows, and revoke another', async () => {
    const operator = await operatorFor('sqlite');
    const person = ['--name', '李雷', '--area', '86', '--phone', '13900000001'];
    const token = await makeInvitation(operator, ...person, '--days', '30');
    expect(await operator.call('inviteTokenStatus', { token })).toMatchObject({
      data: {
        status: '3',
        company_name: '示例贸易',
        inviter: '陈主管',
        name: '李雷',
        readonly_name: true,
        phone: '13900000001',
      },
    });
    const list = await operator.run('invitations');
    expect(list.out).toContain('李雷 +86 13900000001');
    expect(list.out).not.toContain(token);
    operator.clock.advance(29 * 86_400);
    expect(await operator.call('inviteTokenStatus', { token })).toMatchObject({ ok: true });
    expect((await operator.run('invitations', 'revoke', idIn(list))).code).toBe(0);
    expect(await operator.call('inviteTokenStatus', { token })).toMatchObject({ failure: { ret: 10021 } });
    expect((await audited(operator)).map(({ action }) => action)).toEqual([
      'invitation.make',
      'invitation.revoke',
    ]);
    const records = await operator.run('audit', '--json', '--from', '2026-11-20', '--to', '2027-01-01');
    expect(JSON.parse(records.out)).toMatchObject([
      { what: 'invitation.revoke' },
      { what: 'invitation.make', who: 'anna' },
    ]);
    expect(records.out).not.toContain('13900000001');
    expect((await operator.run('audit', '--csv', '--to', '2026-11-20')).out).toBe(
      '\ufeffwhen,who,what,subject,detail\r\n',
    );
  });
});
