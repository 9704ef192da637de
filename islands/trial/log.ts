/** The sample company's operation log: the content of its lines, and who may read which. */
import type { Company, DeviceId, MemberId } from './company.ts';
import { canSee, reachFor } from './rights.ts';

/** The events of the log, by the kind that the filter uses. */
export const logKinds = {
  shops: ['open', 'close', 'password', 'clear', 'changeIp', 'look'],
  team: ['grant', 'withdraw', 'plan'],
  devices: ['held', 'confirmed', 'allowed', 'refused'],
  blocked: ['blocked'],
} as const;
export type LogKind = keyof typeof logKinds;
export type LogWhat = (typeof logKinds)[LogKind][number];

export interface LogEntry {
  id: number;
  /** Milliseconds since 1970, or a time of the day before as the log prints it. */
  at: number | string;
  member: MemberId;
  device: DeviceId;
  what: LogWhat;
  shop?: string | undefined;
  /** The other shop, or the member concerned. */
  other?: string | undefined;
}

export interface LogFilter {
  member: MemberId | 'any';
  kind: LogKind | 'any';
}

export const ANY_LINE: LogFilter = { member: 'any', kind: 'any' };

/** All lines of the company; or a member's own and those of their shops that no superior wrote; or only their own. */
function isReadable(company: Company, entry: LogEntry): boolean {
  const reach = reachFor(company.member, 'watch.logs');
  if (reach === 'full' || entry.member === company.member) return true;
  if (reach !== 'scope' || entry.member === 'owner' || entry.shop === undefined) return false;
  return canSee(company, entry.shop);
}

export function readableLog(company: Company): LogEntry[] {
  return company.log.filter((entry) => isReadable(company, entry));
}

export function filterLog(entries: readonly LogEntry[], { member, kind }: LogFilter): LogEntry[] {
  const kinds: readonly LogWhat[] | undefined = kind === 'any' ? undefined : logKinds[kind];
  return entries.filter(
    (entry) => (member === 'any' || entry.member === member) && (kinds?.includes(entry.what) ?? true),
  );
}
