/** A member's permissions, and who can help without them: the table of `/security`, applied to shops. */
import { permissionGroups, permissions, reachOf, type Permission, type Reach } from '#src/domain/roles.ts';
import { roleOf, type Company, type DeviceWarning, type MemberId, type TrialShop } from './company.ts';

const everything = permissionGroups.flatMap(
  // Group and key of one entry.
  (group) => Object.keys(permissions[group]).map((action) => `${group}.${action}` as Permission),
);

export const reachFor = (member: MemberId, permission: Permission): Reach =>
  reachOf(roleOf[member], permission);

/** Whether the member has this shop in their list. */
export function canSee({ member, shops }: Company, code: string): boolean {
  if (member === 'owner') return true;
  return shops.find((shop) => shop.code === code)?.grantedTo.includes(member) ?? false;
}

export function visibleShops(company: Company): TrialShop[] {
  return company.shops.filter(({ code }) => canSee(company, code));
}

/** Warnings are shown to members who may answer them, about shops in their list. */
export function visibleWarnings(company: Company): DeviceWarning[] {
  return company.warnings.filter(({ shop }) => mayDo(company, 'watch.risk', shop));
}

/** @param shop the shop that the action concerns, if any */
export function mayDo(company: Company, permission: Permission, shop?: string): boolean {
  const reach = reachFor(company.member, permission);
  if (reach === 'full') return true;
  if (reach === 'none') return false;
  return shop === undefined || canSee(company, shop);
}

const BY_RANK: readonly MemberId[] = ['employee', 'manager', 'owner'];

/**
 * The members who may do it, the nearest in rank first: they can do it for the blocked member, or grant the permission.
 */
export function whoMay(company: Company, permission: Permission, shop?: string): MemberId[] {
  return BY_RANK.filter(
    (member) => member !== company.member && mayDo({ ...company, member }, permission, shop),
  );
}

export interface RightsChange {
  gained: readonly Permission[];
  lost: readonly Permission[];
}

/** The difference between two members: permissions lost and gained. A narrower reach is neither. */
export function compareRights(before: MemberId, now: MemberId): RightsChange {
  const missing = (member: MemberId, other: MemberId) =>
    everything.filter((one) => reachFor(member, one) === 'none' && reachFor(other, one) !== 'none');
  return { gained: missing(before, now), lost: missing(now, before) };
}
