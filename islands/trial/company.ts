/**
 * The sample company of the trial in the page: its shops with their profiles, three members, and what it looks like before
 * anybody has pressed anything. Shops are those of the pictures of the product, so that a visitor meets them again.
 */
import { sampleShops, type SampleShop } from '#src/content/data/sample-shops.ts';
import type { Role } from '#src/domain/roles.ts';
import type { LogEntry } from './log.ts';

/** One of each role; they are called by these names in the dictionaries too. */
export const memberIds = ['owner', 'manager', 'employee'] as const;
export type MemberId = (typeof memberIds)[number];

export const roleOf: Readonly<Record<MemberId, Role>> = {
  owner: 'boss',
  manager: 'manager',
  employee: 'employee',
};

/** The computer of the office, which the company knows, and one that it has never seen. */
export const deviceIds = ['office', 'laptop'] as const;
export type DeviceId = (typeof deviceIds)[number];

export type DeviceStatus = 'unknown' | 'waiting' | 'allowed' | 'refused';

export type Country = 'US' | 'DE' | 'JP' | 'BR';

/** What a site would read in a shop's profile; the address is the shop's own, since it can be changed. */
export interface Profile {
  timeZone: string;
  languages: string;
  screen: string;
  system: string;
  graphics: string;
  canvas: string;
  fonts: number;
}

export interface TrialShop {
  code: string;
  platform: string;
  country: Country;
  hue: SampleShop['hue'];
  ip: string;
  profile: Profile;
  /** Empty once they were cleared, until the shop is signed in to again. */
  cookies: readonly string[];
  /** Who may use it besides the owner, who may use all. */
  grantedTo: readonly Exclude<MemberId, 'owner'>[];
}

/** A sign-in on a device that the company does not know: nothing opens there before somebody has answered. */
export interface DeviceWarning {
  member: MemberId;
  shop: string;
}

/** What the trial leads its visitor to try; each is ticked when it has been done. */
export const taskIds = ['compare', 'role', 'warning', 'log'] as const;
export type TaskId = (typeof taskIds)[number];

export interface Company {
  /** Who is at the computer. */
  member: MemberId;
  device: DeviceId;
  shops: readonly TrialShop[];
  /** Codes of the open shops; the one looked at last stands last. */
  open: readonly string[];
  /** The shop whose password is shown; empty where none is. */
  revealed: string;
  /** Whether each member's new laptop was let in. */
  laptops: Readonly<Record<MemberId, DeviceStatus>>;
  warnings: readonly DeviceWarning[];
  /** The newest first. */
  log: readonly LogEntry[];
  tried: readonly TaskId[];
}

const profiles: readonly (Omit<Profile, 'timeZone'> & Pick<TrialShop, 'country' | 'grantedTo'>)[] = [
  {
    country: 'US',
    languages: 'en-US, en',
    screen: '1920 × 1080',
    system: 'Windows 11',
    graphics: 'Intel UHD 770',
    canvas: '9f41c2e7',
    fonts: 214,
    grantedTo: ['manager', 'employee'],
  },
  {
    country: 'DE',
    languages: 'de-DE, de',
    screen: '2560 × 1440',
    system: 'Windows 10',
    graphics: 'NVIDIA RTX 3060',
    canvas: '27b80d5a',
    fonts: 186,
    grantedTo: ['manager', 'employee'],
  },
  {
    country: 'JP',
    languages: 'ja-JP, ja',
    screen: '1728 × 1117',
    system: 'macOS 15',
    graphics: 'Apple M3',
    canvas: 'e3067c91',
    fonts: 302,
    grantedTo: ['manager'],
  },
  {
    country: 'BR',
    languages: 'pt-BR, pt',
    screen: '1366 × 768',
    system: 'Ubuntu 24.04',
    graphics: 'AMD Radeon 680M',
    canvas: '5c1ae844',
    fonts: 131,
    grantedTo: [],
  },
];

export function newCookies(code: string, visit: number): string[] {
  const [site = '', number = ''] = code.toLowerCase().split('-');
  return [`session=${site}-${number}-${visit}`, `cart=${number}${visit}`];
}

const shops: readonly TrialShop[] = profiles.flatMap(({ country, grantedTo, ...profile }, index) => {
  const sample = sampleShops[index];
  if (!sample) return [];
  const { code, platform, hue, ip, timeZone } = sample;
  return {
    code,
    platform,
    country,
    hue,
    ip,
    profile: { ...profile, timeZone },
    cookies: newCookies(code, index + 1),
    grantedTo,
  };
});

/** What happened the day before; times as a log would print them. */
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
