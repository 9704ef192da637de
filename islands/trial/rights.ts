/** What a member of the sample company may do, and who helps where they may not: the table of `/security`, applied to shops. */
import {
  permissionGroups,
  permissions,
  reachOf,
  type Permission,
  type PermissionGroup,
  type Reach,
} from '#src/domain/roles.ts';
import { roleOf, type Company, type DeviceWarning, type MemberId, type TrialShop } from './company.ts';

/** A right of the table by its place there, as `shops.open`: so the log keeps it, and so its words are found. */
export type Right = {
  [Group in PermissionGroup]: `${Group}.${keyof (typeof permissions)[Group] & string}`;
}[PermissionGroup];

const allRights = permissionGroups.flatMap(
  (group) => Object.keys(permissions[group]).map((action) => `${group}.${action}` as Right), // group and key of one entry
);

export const reachFor = ({ member }: Pick<Company, 'member'>, right: Right): Reach =>
  reachOf(roleOf[member], right.split('.') as unknown as Permission); // what a right is made of

/** Whether the member has this shop in their list. */
export function canSee({ member, shops }: Pick<Company, 'member' | 'shops'>, code: string): boolean {
  if (member === 'owner') return true;
  return shops.find((shop) => shop.code === code)?.grantedTo.includes(member) ?? false;
}

export function visibleShops(company: Company): TrialShop[] {
  return company.shops.filter(({ code }) => canSee(company, code));
}

/** Warnings are for those who may answer them, about shops that they know. */
export function visibleWarnings(company: Company): DeviceWarning[] {
  return company.warnings.filter(({ shop }) => mayDo(company, 'watch.risk', shop));
}

/** @param shop that it is done to, where it is about one */
export function mayDo(company: Pick<Company, 'member' | 'shops'>, right: Right, shop?: string): boolean {
  const reach = reachFor(company, right);
  if (reach === 'full') return true;
  if (reach === 'none') return false;
  return shop === undefined || canSee(company, shop);
}

const UPWARDS: readonly MemberId[] = ['employee', 'manager', 'owner'];

/** Who may do it, the nearest in rank first: they can do it for the one who is blocked, or hand over what is theirs to give. */
export function whoMay(company: Company, right: Right, shop?: string): MemberId[] {
  return UPWARDS.filter((member) => member !== company.member && mayDo({ ...company, member }, right, shop));
}

export interface RightsChange {
  /** Actions that the one before could not do, or not as far. */
  gained: readonly Right[];
  lost: readonly Right[];
}

const RANK: Readonly<Record<Reach, number>> = { none: 0, own: 1, scope: 2, full: 3 };

/** What differs between two members. Lost is what is gone, gained what was not there; a narrower reach is neither. */
export function compareRights(before: MemberId, now: MemberId): RightsChange {
  const of = (member: MemberId, right: Right) => RANK[reachFor({ member }, right)];
  return {
    gained: allRights.filter((right) => of(before, right) === 0 && of(now, right) > 0),
    lost: allRights.filter((right) => of(before, right) > 0 && of(now, right) === 0),
  };
}
