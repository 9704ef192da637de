/**
 * What the visitor can do in the sample company, as a pure function from what it was to what it is. Every act is answered by
 * an outcome, which is said, and all but looking around leaves a line in the log, refused attempts included.
 */
import {
  newCookies,
  taskIds,
  type Company,
  type DeviceId,
  type DeviceStatus,
  type MemberId,
  type TaskId,
  type TrialShop,
} from './company.ts';
import type { LogEntry } from './log.ts';
import { freeAddress } from './reads.ts';
import { compareRights, mayDo, visibleShops, whoMay, type Right, type RightsChange } from './rights.ts';

type Other = Exclude<MemberId, 'owner'>;

export type Act =
  | { kind: 'become'; member: MemberId }
  | { kind: 'sit'; device: DeviceId }
  | { kind: 'open' | 'close' | 'show' | 'password' | 'clear' | 'changeIp'; shop: string }
  | { kind: 'look'; shop: string; other: string }
  | { kind: 'grant' | 'withdraw'; shop: string; member: Other }
  | { kind: 'allow' | 'refuse'; member: MemberId }
  | { kind: 'plan' }
  | { kind: 'readLog' };

export type Outcome =
  /** Done, as its line in the log has it. */
  | ({ kind: 'done' } & Line)
  /** Somebody else is at the computer. */
  | { kind: 'became'; member: MemberId; shops: number; of: number; change: RightsChange }
  | { kind: 'sat'; device: DeviceId; status: DeviceStatus }
  /** Not for this role; who may. */
  | { kind: 'blocked'; permission: Right; helpers: readonly MemberId[]; shop?: string | undefined }
  /** Not on this device: it waits for an answer, or was refused one. */
  | { kind: 'stopped'; status: 'waiting' | 'refused'; helpers: readonly MemberId[]; shop: string };

export interface Step {
  company: Company;
  outcome?: Outcome;
}

/** The right that each act needs. */
const NEEDED = {
  open: 'shops.open',
  password: 'shops.credentials',
  clear: 'shops.clear',
  changeIp: 'shops.changeIp',
  grant: 'team.grant',
  withdraw: 'team.grant',
  allow: 'team.devices',
  refuse: 'team.devices',
  plan: 'company.pay',
} as const satisfies Partial<Record<Act['kind'], Right>>;

/** @param at milliseconds since 1970, for the log */
export function perform(company: Company, act: Act, at: number): Step {
  const shop = 'shop' in act ? act.shop : undefined;
  if (act.kind in NEEDED) {
    const permission = NEEDED[act.kind as keyof typeof NEEDED]; // asked right above
    if (!mayDo(company, permission, shop)) {
      const helpers = whoMay(company, permission, shop);
      const outcome: Outcome = { kind: 'blocked', permission, helpers, shop };
      return { company: note(company, { what: 'blocked', shop, other: permission }, at), outcome };
    }
  }
  switch (act.kind) {
    case 'become':
      return become(company, act.member);
    case 'sit':
      return {
        company: { ...company, device: act.device },
        outcome: { kind: 'sat', device: act.device, status: statusOf({ ...company, device: act.device }) },
      };
    case 'open':
      return open(company, act.shop, at);
    case 'show':
      return { company: { ...company, open: [...without(company.open, act.shop), act.shop] } };
    case 'close':
      return done({ ...company, open: without(company.open, act.shop) }, { what: 'close', shop }, at);
    case 'password':
      return done({ ...company, revealed: act.shop }, { what: 'password', shop }, at);
    case 'look':
      return done(company, { what: 'look', shop, other: act.other }, at);
    case 'clear':
      return done(changeShop(company, act.shop, { cookies: [] }), { what: 'clear', shop }, at);
    case 'changeIp': {
      const taken = company.shops.map(({ ip }) => ip);
      const old = company.shops.find(({ code }) => code === act.shop)?.ip ?? '';
      const ip = freeAddress(old, taken);
      return done(changeShop(company, act.shop, { ip }), { what: 'changeIp', shop, other: ip }, at);
    }
    case 'grant':
    case 'withdraw': {
      const now = company.shops.find(({ code }) => code === act.shop)?.grantedTo ?? [];
      const rest = now.filter((member) => member !== act.member);
      const grantedTo = act.kind === 'grant' ? [...rest, act.member] : rest;
      return done(
        changeShop(company, act.shop, { grantedTo }),
        { what: act.kind, shop, other: act.member },
        at,
      );
    }
    case 'allow':
    case 'refuse':
      return answerDevice(company, act.kind, act.member, at);
    case 'plan':
      return done(company, { what: 'plan' }, at);
    case 'readLog':
      return { company: tick(company, 'log') };
  }
}

/** The open shops that are looked at: the last two of those that the member sees. */
export function shownShops(company: Company): TrialShop[] {
  const shops = visibleShops(company);
  return company.open.flatMap((code) => shops.find((shop) => shop.code === code) ?? []).slice(-2);
}

/** What the company knows of the device that somebody sits at. */
function statusOf({ device, laptops, member }: Company): DeviceStatus {
  return device === 'office' ? 'allowed' : laptops[member];
}

function become(company: Company, member: MemberId): Step {
  const changed = { ...company, member, revealed: '' };
  const now = member === 'employee' ? tick(changed, 'role') : changed;
  return {
    company: now,
    outcome: {
      kind: 'became',
      member,
      shops: visibleShops(now).length,
      of: company.shops.length,
      change: compareRights(company.member, member),
    },
  };
}

function open(company: Company, shop: string, at: number): Step {
  const { member } = company;
  const status = statusOf(company);
  // Owners and managers confirm a new device of their own by a code to their phone; the trial sends none.
  if (status === 'unknown' && member !== 'employee') {
    const laptops = { ...company.laptops, [member]: 'allowed' as const };
    const { company: opened } = open(note({ ...company, laptops }, { what: 'confirmed' }, at), shop, at);
    return { company: opened, outcome: { kind: 'done', what: 'confirmed', shop } };
  }
  if (status !== 'allowed') {
    const helpers = whoMay(company, 'team.devices', shop);
    const isNew = status === 'unknown' || !company.warnings.some((warning) => warning.member === member);
    const outcome: Outcome = {
      kind: 'stopped',
      status: status === 'refused' ? 'refused' : 'waiting',
      helpers,
      shop,
    };
    if (status === 'refused') return { company: note(company, { what: 'held', shop }, at), outcome };
    const warned = isNew
      ? {
          ...company,
          laptops: { ...company.laptops, [member]: 'waiting' as const },
          warnings: [...company.warnings, { member, shop }],
        }
      : company;
    return { company: note(warned, { what: 'held', shop }, at), outcome };
  }
  const signedIn = changeShop(company, shop, {
    cookies:
      company.shops.find(({ code, cookies }) => code === shop && cookies.length > 0)?.cookies ??
      newCookies(shop, company.log.length),
  });
  const opened = { ...signedIn, open: [...without(company.open, shop), shop] };
  return done(shownShops(opened).length > 1 ? tick(opened, 'compare') : opened, { what: 'open', shop }, at);
}

function answerDevice(company: Company, answer: 'allow' | 'refuse', member: MemberId, at: number): Step {
  // Who was refused does not let themselves in.
  if (member === company.member && member !== 'owner')
    return {
      company: note(company, { what: 'blocked', other: 'team.devices' }, at),
      outcome: { kind: 'blocked', permission: 'team.devices', helpers: ['owner'] },
    };
  const answered: Company = {
    ...company,
    laptops: { ...company.laptops, [member]: answer === 'allow' ? 'allowed' : 'refused' },
    warnings: company.warnings.filter((warning) => warning.member !== member),
  };
  const what = answer === 'allow' ? 'allowed' : 'refused';
  return done(tick(answered, 'warning'), { what, other: member }, at);
}

/** What a line of the log says beside when, by whom and where. */
type Line = Pick<LogEntry, 'what' | 'shop' | 'other'>;

const done = (company: Company, line: Line, at: number): Step => ({
  company: note(company, line, at),
  outcome: { kind: 'done', ...line },
});

function note(company: Company, line: Line, at: number): Company {
  const { member, device, log } = company;
  return { ...company, log: [{ ...line, id: (log[0]?.id ?? 0) + 1, at, member, device }, ...log] };
}

const changeShop = (company: Company, code: string, change: Partial<TrialShop>): Company => ({
  ...company,
  shops: company.shops.map((shop) => (shop.code === code ? { ...shop, ...change } : shop)),
});

function tick(company: Company, task: TaskId): Company {
  const tried = taskIds.filter((id) => id === task || company.tried.includes(id));
  return { ...company, tried };
}

function without<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}
