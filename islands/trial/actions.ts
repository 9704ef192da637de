/**
 * The visitor's actions in the sample company, as a pure function from the old state to the new one. Every action has
 * an outcome, which is shown. All but viewing adds a line to the log, refused attempts included.
 */
import type { Permission } from '#src/domain/roles.ts';
import {
  newCookies,
  taskIds,
  type Company,
  type DeviceId,
  type DeviceStatus,
  type MemberId,
  type TaskId,
  type TrialShop,
  freeAddress,
} from './company.ts';
import type { LogEntry } from './log.ts';
import { compareRights, mayDo, visibleShops, whoMay, type RightsChange } from './rights.ts';

type Other = Exclude<MemberId, 'owner'>;

export type Action =
  | { kind: 'switchMember'; member: MemberId }
  | { kind: 'switchDevice'; device: DeviceId }
  | { kind: 'open' | 'close' | 'show' | 'password' | 'clear' | 'changeIp'; shop: string }
  | { kind: 'look'; shop: string; other: string }
  | { kind: 'grant' | 'withdraw'; shop: string; member: Other }
  | { kind: 'allow' | 'refuse'; member: MemberId }
  | { kind: 'plan' }
  | { kind: 'readLog' };

export type Outcome =
  /** Done; the line of the log. */
  | ({ kind: 'done' } & Line)
  /** The person at the computer has changed. */
  | { kind: 'memberSwitched'; member: MemberId; shops: number; of: number; change: RightsChange }
  | { kind: 'deviceSwitched'; device: DeviceId; status: DeviceStatus }
  /** Not permitted for this role; the members who may do it. */
  | { kind: 'blocked'; permission: Permission; helpers: readonly MemberId[]; shop?: string | undefined }
  /** Not permitted on this device: it is waiting for approval, or was refused. */
  | { kind: 'stopped'; status: 'waiting' | 'refused'; helpers: readonly MemberId[]; shop: string };

export interface Result {
  company: Company;
  outcome?: Outcome;
}

/** The permission of each action. */
const NEEDED: Readonly<Partial<Record<Action['kind'], Permission>>> = {
  open: 'shops.open',
  password: 'shops.credentials',
  clear: 'shops.clear',
  changeIp: 'shops.changeIp',
  grant: 'team.grant',
  withdraw: 'team.grant',
  allow: 'team.devices',
  refuse: 'team.devices',
  plan: 'company.pay',
};

/** @param at milliseconds since 1970, for the log */
export function perform(company: Company, action: Action, at: number): Result {
  const code = 'shop' in action ? action.shop : undefined;
  const shop = company.shops.find((one) => one.code === code);
  const permission = NEEDED[action.kind];
  if (permission && (!mayDo(company, permission, code) || isOwnDevice(company, action))) {
    const helpers = whoMay(company, permission, code);
    return {
      company: addToLog(company, { what: 'blocked', shop: code, other: permission }, at),
      outcome: { kind: 'blocked', permission, helpers, shop: code },
    };
  }
  switch (action.kind) {
    case 'switchMember':
      return switchMember(company, action.member);
    case 'switchDevice': {
      const { device } = action;
      return {
        company: { ...company, device },
        outcome: { kind: 'deviceSwitched', device, status: statusOf({ ...company, device }) },
      };
    }
    case 'open':
      return open(company, action.shop, at);
    case 'show':
      return { company: { ...company, open: [...without(company.open, action.shop), action.shop] } };
    case 'close':
      return done(
        { ...company, open: without(company.open, action.shop) },
        { what: 'close', shop: code },
        at,
      );
    case 'password':
      return done({ ...company, revealed: action.shop }, { what: 'password', shop: code }, at);
    case 'look':
      return done(company, { what: 'look', shop: code, other: action.other }, at);
    case 'clear':
      return done(changeShop(company, action.shop, { cookies: [] }), { what: 'clear', shop: code }, at);
    case 'changeIp': {
      const taken = company.shops.map((one) => one.ip);
      const ip = freeAddress(shop?.ip ?? '', taken);
      return done(changeShop(company, action.shop, { ip }), { what: 'changeIp', shop: code, other: ip }, at);
    }
    case 'grant':
    case 'withdraw': {
      const rest = without(shop?.grantedTo ?? [], action.member);
      const grantedTo = action.kind === 'grant' ? [...rest, action.member] : rest;
      const line = { what: action.kind, shop: code, other: action.member };
      return done(changeShop(company, action.shop, { grantedTo }), line, at);
    }
    case 'allow':
    case 'refuse': {
      const what = action.kind === 'allow' ? 'allowed' : 'refused';
      const laptops = { ...company.laptops, [action.member]: what };
      const warnings = company.warnings.filter(({ member }) => member !== action.member);
      const answered = markTried({ ...company, laptops, warnings }, 'warning');
      return done(answered, { what, other: action.member }, at);
    }
    case 'plan':
      return done(company, { what: 'plan' }, at);
    case 'readLog':
      return { company: markTried(company, 'log') };
  }
}

/** The visible windows: the last two open shops that the member may see. */
export function shownShops(company: Company): TrialShop[] {
  const shops = visibleShops(company);
  return company.open.flatMap((code) => shops.find((shop) => shop.code === code) ?? []).slice(-2);
}

/** A refused member cannot approve their own device. */
function isOwnDevice({ member }: Company, action: Action): boolean {
  return (
    (action.kind === 'allow' || action.kind === 'refuse') && action.member === member && member !== 'owner'
  );
}

/** The company's record of the current device. */
function statusOf({ device, laptops, member }: Company): DeviceStatus {
  return device === 'office' ? 'allowed' : laptops[member];
}

function switchMember(company: Company, member: MemberId): Result {
  const changed = { ...company, member, revealed: '' };
  return {
    company: member === 'employee' ? markTried(changed, 'role') : changed,
    outcome: {
      kind: 'memberSwitched',
      member,
      shops: visibleShops(changed).length,
      of: company.shops.length,
      change: compareRights(company.member, member),
    },
  };
}

function open(company: Company, shop: string, at: number): Result {
  const { member } = company;
  const status = statusOf(company);
  const isNew = status === 'unknown';
  // Owners and managers confirm a new device of their own by a code to their phone; the trial sends none.
  if (isNew && member !== 'employee') {
    const laptops = { ...company.laptops, [member]: 'allowed' as const };
    const { company: opened } = open(addToLog({ ...company, laptops }, { what: 'confirmed' }, at), shop, at);
    return { company: opened, outcome: { kind: 'done', what: 'confirmed', shop } };
  }
  if (status !== 'allowed') {
    const laptops = { ...company.laptops, [member]: 'waiting' as const };
    const warned = { ...company, laptops, warnings: [...company.warnings, { member, shop }] };
    const helpers = whoMay(company, 'team.devices', shop);
    return {
      company: addToLog(isNew ? warned : company, { what: 'held', shop }, at),
      outcome: { kind: 'stopped', status: isNew ? 'waiting' : status, helpers, shop },
    };
  }
  const now = company.shops.find(({ code }) => code === shop)?.cookies ?? [];
  const cookies = now.length > 0 ? now : newCookies(shop, company.log.length);
  const opened = {
    ...changeShop(company, shop, { cookies }),
    open: [...without(company.open, shop), shop],
  };
  return done(
    shownShops(opened).length > 1 ? markTried(opened, 'compare') : opened,
    { what: 'open', shop },
    at,
  );
}

/** The content of a log line besides time, person and device. */
type Line = Pick<LogEntry, 'what' | 'shop' | 'other'>;

const done = (company: Company, line: Line, at: number): Result => ({
  company: addToLog(company, line, at),
  outcome: { kind: 'done', ...line },
});

function addToLog(company: Company, line: Line, at: number): Company {
  const { member, device, log } = company;
  return { ...company, log: [{ ...line, id: (log[0]?.id ?? 0) + 1, at, member, device }, ...log] };
}

const changeShop = (company: Company, code: string, change: Partial<TrialShop>): Company => ({
  ...company,
  shops: company.shops.map((shop) => (shop.code === code ? { ...shop, ...change } : shop)),
});

function markTried(company: Company, task: TaskId): Company {
  const tried = taskIds.filter((id) => id === task || company.tried.includes(id));
  return { ...company, tried };
}

function without<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}
