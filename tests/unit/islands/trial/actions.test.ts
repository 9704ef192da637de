import { describe, expect, it } from 'vitest';
import { permissions } from '#src/domain/roles.ts';
import { perform, type Action, type Outcome } from '#islands/trial/actions.ts';
import { initialCompany, memberIds, type Company, type MemberId } from '#islands/trial/company.ts';
import { readableLog } from '#islands/trial/log.ts';
import { compareRights, visibleShops, visibleWarnings } from '#islands/trial/rights.ts';

const AT = Date.UTC(2026, 10, 22, 9, 30);

function after(acts: readonly Action[], from: Company = initialCompany) {
  return acts.reduce<{ company: Company; outcome?: Outcome | undefined }>(
    ({ company }, act) => perform(company, act, AT),
    { company: from },
  );
}
const as = (member: MemberId): Action => ({ kind: 'switchMember', member });
const open = (shop: 'US-0427' | 'DE-0118' | 'JP-0903' | 'BR-0256'): Action => ({ kind: 'open', shop });
const codes = (company: Company) => visibleShops(company).map(({ code }) => code);
const [US, DE, JP, BR] = ['US-0427', 'DE-0118', 'JP-0903', 'BR-0256'] as const;

describe('rights in the trial', () => {
  it.each([
    ['owner', [US, DE, JP, BR]],
    ['manager', [US, DE, JP]],
    ['employee', [US, DE]],
  ] as const)('show the %s these shops: %j', (member, shops) => {
    expect(codes({ ...initialCompany, member })).toEqual(shops);
  });

  // Who may do what, as /security prints it: the act, and who is blocked.
  it.each<[Action, MemberId[]]>([
    [{ kind: 'open', shop: US }, []],
    [{ kind: 'password', shop: US }, ['employee']],
    [{ kind: 'clear', shop: US }, ['employee']],
    [{ kind: 'grant', shop: US, member: 'employee' }, ['employee']],
    [{ kind: 'allow', member: 'employee' }, ['employee']],
    [{ kind: 'plan' }, ['manager', 'employee']],
    [{ kind: 'open', shop: JP }, ['employee']],
    [{ kind: 'open', shop: BR }, ['manager', 'employee']],
  ])('block %j for %j alone', (act, blocked) => {
    const found = memberIds.filter(
      (member) => perform({ ...initialCompany, member }, act, AT).outcome?.kind === 'blocked',
    );

    expect(found).toEqual(blocked);
  });

  it.each([
    ['employee', { kind: 'password', shop: US }, ['manager', 'owner']],
    ['employee', { kind: 'open', shop: BR }, ['owner']],
  ] as const)('tell the %s who may %j: %j', (member, act, helpers) => {
    const { outcome } = perform({ ...initialCompany, member }, act, AT);

    expect(outcome).toMatchObject({ kind: 'blocked', helpers });
  });

  it('follow the table: owner and employee differ where it says no', () => {
    const { lost, gained } = compareRights('owner', 'employee');
    const none = Object.entries(permissions).flatMap(([group, rows]) =>
      Object.entries<readonly string[]>(rows)
        .filter(([, reaches]) => reaches[2] === 'none')
        .map(([action]) => `${group}.${action}`),
    );

    expect(lost).toEqual(none);
    expect(gained).toEqual([]);
    expect(compareRights('employee', 'owner')).toEqual({ lost: [], gained: none });
  });
});

it('actions in the trial clear the cookies of one shop only; the next opening signs in again', () => {
  const cleared = after([{ kind: 'clear', shop: US }]).company;
  const again = after([{ kind: 'open', shop: US }], cleared).company;
  const others = (company: Company) => company.shops.slice(1);

  expect(cleared.shops[0]?.cookies).toEqual([]);
  expect(others(cleared)).toEqual(others(initialCompany));
  expect(again.shops[0]?.cookies).toHaveLength(2);
  expect(again.shops[0]?.cookies).not.toEqual(initialCompany.shops[0]?.cookies);
});

describe('a new device', () => {
  const onLaptop: Action[] = [as('employee'), { kind: 'switchDevice', device: 'laptop' }];

  it('waits at the start, visible to members who may answer', () => {
    const seen = memberIds.map((member) => visibleWarnings({ ...initialCompany, member }).length);

    expect(seen).toEqual([1, 1, 0]);
  });

  it('opens no shop while it waits, and warns once', () => {
    const { company, outcome } = after([...onLaptop, { kind: 'open', shop: US }, { kind: 'open', shop: DE }]);

    expect(outcome).toEqual({ kind: 'stopped', status: 'waiting', helpers: ['manager', 'owner'], shop: DE });
    expect(company.open).toEqual([US]);
    expect(company.warnings).toHaveLength(1);
  });

  it('opens shops after approval', () => {
    const { company, outcome } = after([{ kind: 'allow', member: 'employee' }, ...onLaptop, open(DE)]);

    expect(outcome).toEqual({ kind: 'done', what: 'open', shop: DE });
    expect(company.open).toContain(DE);
    expect(company.warnings).toEqual([]);
    expect(company.tried).toContain('warning');
  });

  it('opens none after a refusal, until it is approved', () => {
    const refused = after([{ kind: 'refuse', member: 'employee' }, ...onLaptop, open(DE)]);
    const later: Action[] = [as('manager'), { kind: 'allow', member: 'employee' }, as('employee'), open(DE)];
    const allowed = after(later, refused.company);

    expect(refused.outcome).toMatchObject({ kind: 'stopped', status: 'refused' });
    expect(refused.company.warnings).toEqual([]);
    expect(refused.company.open).toEqual([US]);
    expect(allowed.company.open).toEqual([US, DE]);
  });

  it.each(['owner', 'manager'] as const)('of the %s opens after a code to their phone', (member) => {
    const { company, outcome } = after([as(member), { kind: 'switchDevice', device: 'laptop' }, open(JP)]);

    expect(outcome).toEqual({ kind: 'done', what: 'confirmed', shop: JP });
    expect(company.open).toContain(JP);
    expect(company.log.slice(0, 2).map(({ what }) => what)).toEqual(['open', 'confirmed']);
  });
});

describe('the log of the trial', () => {
  it('has a line for every completed or blocked action, with person, time and device', () => {
    const { company } = after([{ kind: 'open', shop: DE }, as('employee'), { kind: 'password', shop: DE }]);
    const [blocked, opened] = company.log;

    const employee = { id: 6, at: AT, member: 'employee', device: 'office' };
    expect(blocked).toEqual({ ...employee, what: 'blocked', shop: DE, other: 'shops.credentials' });
    expect(opened).toMatchObject({ id: 5, member: 'owner', what: 'open', shop: DE });
  });

  it.each([
    ['owner', [5, 4, 3, 2, 1]],
    // What the owner does is not the manager's to read; what employees do in the manager's shops is.
    ['manager', [4, 3]],
    ['employee', [4]],
  ] as const)('lets the %s read lines %j', (member, ids) => {
    const { company } = after([{ kind: 'open', shop: BR }]);

    expect(readableLog({ ...company, member }).map(({ id }) => id)).toEqual(ids);
  });
});

it('the four things are ticked when done, and stay ticked', () => {
  const { company } = after([
    { kind: 'readLog' },
    { kind: 'open', shop: DE },
    as('employee'),
    as('owner'),
    { kind: 'refuse', member: 'employee' },
    { kind: 'close', shop: DE },
  ]);

  expect(company.tried).toEqual(['compare', 'role', 'warning', 'log']);
});
