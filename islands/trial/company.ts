/**
 * The sample company of the trial in the page: its shops with their profiles, three members, and its initial
 * state. The shops are those in the pictures of the product, so that visitors recognize them.
 */
import { sampleShops, type SampleShop } from '#src/content/data/sample-shops.ts';
import type { Role } from '#src/domain/roles.ts';
import type { LogEntry } from './log.ts';

/** One of each role; the dictionaries use the same names. */
export const memberIds = ['owner', 'manager', 'employee'] as const;
export type MemberId = (typeof memberIds)[number];

export function isMember(text: string | undefined): text is MemberId {
  return memberIds.some((member) => member === text);
}

export const roleOf: Readonly<Record<MemberId, Role>> = {
  owner: 'boss',
  manager: 'manager',
  employee: 'employee',
};

/** The office computer, which the company knows, and an unknown one. */
export const deviceIds = ['office', 'laptop'] as const;
export type DeviceId = (typeof deviceIds)[number];

export type DeviceStatus = 'unknown' | 'waiting' | 'allowed' | 'refused';

/** A sample shop, with the values that a site reads in its profile. */
export interface TrialShop extends Omit<SampleShop, 'language'> {
  country: 'US' | 'DE' | 'JP' | 'BR';
  languages: string;
  system: string;
  screen: string;
  graphics: string;
  canvas: string;
  fonts: string;
  /** Empty after clearing, until the next sign-in. */
  cookies: readonly string[];
  /** The members who may use it, besides the owner. */
  grantedTo: readonly Exclude<MemberId, 'owner'>[];
}

/** A sign-in on an unknown device: nothing opens there before it is answered. */
export interface DeviceWarning {
  member: MemberId;
  shop: string;
}

/** The things to try; each is ticked when it has been done. */
export const taskIds = ['compare', 'role', 'warning', 'log'] as const;
export type TaskId = (typeof taskIds)[number];

export interface Company {
  /** The person at the computer. */
  member: MemberId;
  device: DeviceId;
  shops: readonly TrialShop[];
  /** Codes of the open shops; the last one viewed is last. */
  open: readonly string[];
  /** The shop whose password is shown; empty for none. */
  revealed: string;
  /** The answer to each member's new laptop. */
  laptops: Readonly<Record<MemberId, DeviceStatus>>;
  warnings: readonly DeviceWarning[];
  /** Newest first. */
  log: readonly LogEntry[];
  tried: readonly TaskId[];
}

type Profile = Pick<
  TrialShop,
  'country' | 'system' | 'screen' | 'graphics' | 'canvas' | 'fonts' | 'grantedTo'
>;

/** Additional values of the first sample shops, in their order. */
const PROFILES: readonly Profile[] = [
  {
    country: 'US',
    system: 'Windows 11',
    screen: '1920 × 1080',
    graphics: 'Intel UHD 770',
    canvas: '9f41c2e7',
    fonts: '214',
    grantedTo: ['manager', 'employee'],
  },
  {
    country: 'DE',
    system: 'Windows 10',
    screen: '2560 × 1440',
    graphics: 'NVIDIA RTX 3060',
    canvas: '27b80d5a',
    fonts: '186',
    grantedTo: ['manager', 'employee'],
  },
  {
    country: 'JP',
    system: 'macOS 15',
    screen: '1728 × 1117',
    graphics: 'Apple M3',
    canvas: 'e3067c91',
    fonts: '302',
    grantedTo: ['manager'],
  },
  {
    country: 'BR',
    system: 'Ubuntu 24.04',
    screen: '1366 × 768',
    graphics: 'AMD Radeon 680M',
    canvas: '5c1ae844',
    fonts: '131',
    grantedTo: [],
  },
];

export function newCookies(code: string, visit: number): string[] {
  const [site = '', number = ''] = code.toLowerCase().split('-');
  return [`session=${site}-${number}-${visit}`, `cart=${number}${visit}`];
}

const shops: readonly TrialShop[] = sampleShops.flatMap(({ language, ...shop }, index) => {
  const profile = PROFILES[index];
  if (!profile) return [];
  return {
    ...shop,
    ...profile,
    languages: `${language}, ${language.slice(0, 2)}`,
    cookies: newCookies(shop.code, index + 1),
  };
});

/** The events of the day before; times as a log prints them. */
const yesterday: readonly LogEntry[] = [
  { id: 4, at: '18:40', member: 'employee', device: 'laptop', what: 'held', shop: 'DE-0118' },
  { id: 3, at: '17:52', member: 'manager', device: 'office', what: 'close', shop: 'JP-0903' },
  { id: 2, at: '16:31', member: 'owner', device: 'office', what: 'open', shop: 'US-0427' },
  {
    id: 1,
    at: '16:30',
    member: 'owner',
    device: 'office',
    what: 'grant',
    shop: 'DE-0118',
    other: 'employee',
  },
];

/** One shop is open, and an employee's new laptop waits for an answer. */
export const initialCompany: Company = {
  member: 'owner',
  device: 'office',
  shops,
  open: ['US-0427'],
  revealed: '',
  laptops: { owner: 'unknown', manager: 'unknown', employee: 'waiting' },
  warnings: [{ member: 'employee', shop: 'DE-0118' }],
  log: yesterday,
  tried: [],
};

/** The values that a site reads in a shop's profile, one in each line, for a comparison of two shops. */
export const readIds = [
  'ip',
  'timeZone',
  'languages',
  'system',
  'screen',
  'graphics',
  'canvas',
  'fonts',
  'cookies',
] as const;
export type ReadId = (typeof readIds)[number];

/** @returns the text to show; empty for no value */
export const readIn = (shop: TrialShop, read: ReadId): string =>
  read === 'cookies' ? shop.cookies.join('; ') : shop[read];

/** How many lines differ between two shops. */
export function countDifferences(
  one: TrialShop,
  other: TrialShop,
  reads: readonly ReadId[] = readIds,
): number {
  return reads.filter((read) => readIn(one, read) !== readIn(other, read)).length;
}

/** The next free address of the shop's range. */
export function freeAddress(ip: string, taken: readonly string[]): string {
  const [first, second, third, last = '0'] = ip.split('.');
  let host = Number(last);
  for (let tries = 0; tries < 254; tries += 1) {
    host = ((host + 36) % 253) + 1;
    const address = `${first}.${second}.${third}.${host}`;
    if (!taken.includes(address)) return address;
  }
  return ip;
}
